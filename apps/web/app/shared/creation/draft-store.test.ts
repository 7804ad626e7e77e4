import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { removeStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { changeDraft, useDraft } from './draft-store.ts'

test('[WZ-05] [XT-04] whoever comes back to a window finds the draft as it was changed in the one beside it', () => {
  changeDraft({ name: 'Avery' })
  const { result, unmount } = renderHook(() => useDraft())
  expect(result.current).toMatchObject({ name: 'Avery' })
  // As another window does it.
  writeStored(stored.characterDraft, { name: 'Zelda' })
  expect(result.current).toMatchObject({ name: 'Avery' })
  act(() => void dispatchEvent(new Event('focus')))
  expect(result.current).toMatchObject({ name: 'Zelda' })
  unmount()
  removeStored(stored.characterDraft)
})
