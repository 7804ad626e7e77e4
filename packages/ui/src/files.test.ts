import { expect, test } from 'vitest'

test('every component has a story and a test beside it', () => {
  const files = Object.keys(import.meta.glob('./*.tsx'))
  const components = files.filter((path) => !/\.(?:test|stories)\.tsx$/.test(path))
  const wanted = components.flatMap((path) => [path.replace('.tsx', '.stories.tsx'), path.replace('.tsx', '.test.tsx')])
  expect(wanted.filter((path) => !files.includes(path))).toEqual([])
})
