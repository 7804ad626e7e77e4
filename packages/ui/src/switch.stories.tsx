import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { Switch } from './switch.tsx'

const meta = preview.meta({ title: 'Forms/Switch', component: Switch })

export const Cookies = meta.story(function Cookies() {
  const [isAnalytics, setIsAnalytics] = useState(true)
  const [isMarketing, setIsMarketing] = useState(false)
  return (
    <div className="flex max-w-md flex-col gap-5 rounded-panel bg-surface p-6">
      <Switch label="Necessary" hint="Signing in, your choices, safety." checked state="fixed" onCheckedChange={() => undefined} />
      <Switch label="Analytics" hint="What is used and what is not." checked={isAnalytics} onCheckedChange={setIsAnalytics} />
      <Switch label="Marketing" hint="Offers that fit." checked={isMarketing} onCheckedChange={setIsMarketing} />
    </div>
  )
})
