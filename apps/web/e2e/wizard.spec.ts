import { expect, expectAccessible, signDialog, test } from './support/test.ts'
import { WizardPage } from './support/wizard-page.ts'

test('[RT-04] [WZ-01] [WZ-02] a visitor goes through the wizard once gender and name are there; the address, Back and Enter lead from step to step', async ({
  visitor,
}) => {
  const wizard = new WizardPage(visitor)
  await visitor.goto('/add-new-model')
  await wizard.next.click()
  await expect(wizard.form.getByText('Please select one of the options').first()).toBeVisible()
  await expect(wizard.form.getByText('This field is required')).toBeVisible()
  await expect(wizard.group('Gender').getByRole('radio').first()).toBeFocused()
  await wizard.option('Gender', 'Woman').click()
  await wizard.next.click()
  await expect(wizard.name).toBeFocused()
  await wizard.name.fill('Luna 2')
  await wizard.name.press('Enter')
  await expect(wizard.form.getByText('This field contains characters that are not allowed')).toBeVisible()
  await wizard.name.fill('Luna')
  await wizard.name.press('Enter')

  await expect(visitor).toHaveURL('/add-new-model?step=origin')
  await expect(wizard.heading).toBeFocused()
  const steps = visitor.getByRole('navigation', { name: 'Steps' })
  await expect(steps.locator('[aria-current="step"]')).toHaveText(/Origin/u)
  await wizard.next.click()
  await expect(visitor).toHaveURL('/add-new-model?step=body')
  await wizard.next.click()
  await expect(visitor).toHaveURL('/add-new-model?step=face')
  await visitor.goBack()
  await expect(visitor).toHaveURL('/add-new-model?step=body')
  await visitor.goForward()
  await expect(wizard.heading).toHaveText('Hair and eyes')
  await wizard.form.getByRole('link', { name: 'Back' }).click()
  await expect(visitor).toHaveURL('/add-new-model?step=body')
  await steps.getByRole('link', { name: 'Style' }).click()
  await expect(wizard.name).toHaveValue('Luna')
})

test('[WZ-01] an address of a step that is not open yet leads to the first that lacks something', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await visitor.goto('/add-new-model?step=face&utm_source=radio')
  await expect(visitor).toHaveURL('/add-new-model?step=style&utm_source=radio')
  await wizard.begin()
  await visitor.goto('/add-new-model?step=summary')
  await expect(visitor).toHaveURL('/add-new-model?step=soul')
  await expect(wizard.heading).toHaveText('What are they like?')
})

test('[WZ-01] an address that names no step is replaced by the step that is shown', async ({ visitor }) => {
  await visitor.goto('/add-new-model?step=xx&utm_source=radio')
  await expect(visitor).toHaveURL('/add-new-model?step=style&utm_source=radio')
})

test('[WZ-03] [WZ-04] a fourth trait and an opposite are refused with the reason, and the opposite can be exchanged', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await wizard.begin()
  await visitor.goto('/add-new-model?step=soul')
  await wizard.trait('Shy').click()
  await expect(wizard.trait('Shy')).toHaveAttribute('aria-pressed', 'true')
  await wizard.trait('Confident').click()
  await expect(wizard.trait('Confident')).toHaveAttribute('aria-pressed', 'false')
  await expect(wizard.form.getByRole('alert').filter({ hasText: '“Confident” and “Shy” are opposites' })).toBeVisible()
  await wizard.form.getByRole('button', { name: 'Take “Confident” instead' }).click()
  await expect(wizard.trait('Confident')).toHaveAttribute('aria-pressed', 'true')
  await expect(wizard.trait('Shy')).toHaveAttribute('aria-pressed', 'false')
  await wizard.trait('Innocent').click()
  await wizard.trait('Insatiable').click()
  await expect(wizard.form.getByText('“Insatiable” and “Innocent” are opposites')).toBeVisible()
  await wizard.trait('Witty').click()
  await expect(wizard.form.getByText('3 of 3')).toBeVisible()
  await wizard.trait('Calm').click()
  await expect(wizard.form.getByText('3 at most. Take one away to choose “Calm”.')).toBeVisible()
  await wizard.trait('Witty').click()
  await wizard.trait('Calm').click()
  await expect(wizard.trait('Calm')).toHaveAttribute('aria-pressed', 'true')

  await wizard.form.getByRole('button', { name: 'Show all 56' }).click()
  for (const hobby of ['Archery', 'Baking', 'Chess', 'Tea', 'Wine']) await wizard.trait(hobby).click()
  await wizard.trait('Yoga').click()
  await expect(wizard.form.getByText('5 at most. Take one away to choose “Yoga”.')).toBeVisible()
  await wizard.next.click()
  await expect(visitor).toHaveURL('/add-new-model?step=soul')
  await expect(wizard.group('Occupation').getByRole('radio').first()).toBeFocused()
})

test('[WZ-06] [WZ-07] the portrait follows each choice, at the address that has it, and can be seen large', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await wizard.begin()
  await visitor.goto('/add-new-model?step=face')
  for (const [group, name, query] of [
    ['Hair colour', 'Violet', 'hairColor=violet'],
    ['Eye colour', 'Amber', 'eyeColor=amber'],
    ['Hairstyle', 'Bob', 'hairStyle=bob'],
  ] as const) {
    await wizard.option(group, name).click()
    await expect(wizard.portrait).toHaveAttribute('src', new RegExp(`portrait\\.webp\\?.*${query}`, 'u'))
    await expect(wizard.portrait).toHaveAttribute('data-state', 'current')
  }
  const before = await wizard.portrait.getAttribute('src')
  await visitor.getByRole('button', { name: 'Another face' }).click()
  await expect(wizard.portrait).not.toHaveAttribute('src', before ?? '')
  await visitor.getByRole('button', { name: 'Show the portrait of Luna large' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Portrait of Luna' })).toBeVisible()
})

test('[WZ-07] a portrait without a name can be seen large, too', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await wizard.begin()
  await visitor.goto('/add-new-model')
  await wizard.name.fill('')
  await visitor.getByRole('button', { name: 'Show the portrait large', exact: true }).click()
  await expect(visitor.getByRole('dialog', { name: 'Portrait', exact: true })).toBeVisible()
})

test('[WZ-07] the last portrait stays while the next is being drawn, also when that cannot be had', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await wizard.begin()
  await visitor.goto('/add-new-model?step=face')
  await wizard.option('Hair colour', 'Pink').click()
  await expect(wizard.portrait).toHaveAttribute('src', /hairColor=pink/u)
  await visitor.route(/portrait\.webp.*hairColor=teal/u, (route) => route.abort())
  await wizard.option('Hair colour', 'Teal').click()
  await expect(wizard.portrait).toHaveAttribute('data-state', 'following')
  await expect(wizard.portrait).toHaveAttribute('src', /hairColor=pink/u)
  await expect(wizard.portrait).toHaveJSProperty('complete', true)
})

test('[WZ-05] [ST-03] a draft survives a reload, also one too large for a cookie', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await wizard.begin('Zoë')
  await visitor.reload()
  await expect(wizard.name).toHaveValue('Zoë')
  await visitor.goto('/add-new-model?step=soul')
  const words = wizard.form.getByLabel('In your own words (optional)')
  await words.fill('星'.repeat(600))
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('character_draft'))).toContain('星星')
  expect((await visitor.context().cookies()).map(({ name }) => name)).not.toContain('character_draft')
  await visitor.reload()
  await expect(words).toHaveValue('星'.repeat(600))
  await words.fill('Short.')
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('character_draft'))).toBeNull()
})

test('[WZ-05] [XT-04] a draft is the same in another tab, and is gone from both once it is thrown away in one', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await wizard.begin()
  const second = await visitor.context().newPage()
  const other = new WizardPage(second)
  await second.goto('/add-new-model')
  await expect(other.name).toHaveValue('Luna')
  await other.form.getByRole('button', { name: 'Start over' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete the draft' }).click()
  await expect(other.name).toHaveValue('')
  await expect(wizard.name).toHaveValue('')
  await expect(wizard.option('Gender', 'Woman')).not.toBeChecked()
  await visitor.reload()
  await expect(wizard.name).toHaveValue('')
})

test('[WZ-05] [WZ-08] [OV-07] a visitor signs in at the end, finds the draft as it was, and is told that creating must be bought', async ({
  visitor,
  world,
}) => {
  await world.register('kim@moonlit.example', 'moonlight7')
  await world.confirmEmail('kim@moonlit.example')
  const wizard = new WizardPage(visitor)
  await wizard.surprise()
  await expect(wizard.form.getByText('Creating the character takes an account, and a creation from a subscription or a pack.')).toBeVisible()
  const face = await wizard.face()
  await wizard.create().click()
  const sign = signDialog(visitor)
  await expect(visitor.getByRole('dialog', { name: 'Create your account' })).toContainText('This takes an account. Everything stays as you left it.')
  await sign.button('Log in').click()
  await sign.signIn('kim@moonlit.example', 'moonlight7')
  await sign.putOffSale()
  await expect(visitor).toHaveURL('/add-new-model?step=summary')
  expect(await wizard.face()).toBe(face)
  await expect(wizard.form.getByText('You have no creations.')).toBeVisible()
  await wizard.create().click()
  const offer = visitor.getByRole('dialog', { name: 'You have no character creations' })
  await expect(offer.getByRole('link', { name: 'See the plans' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(wizard.create()).toBeVisible()
  expect(await world.mock.requests({ call: 'bots.createCharacter' })).toHaveLength(1)
  await wizard.create().click()
  await offer.getByRole('link', { name: 'See the packs' }).click()
  await expect(visitor).toHaveURL('/buy-premium#packs-creation')
  await expect(visitor.getByRole('region', { name: 'Your own characters' })).toBeFocused()
})

test('[OV-07] [WZ-01] [MM-01] a subscriber who has used up the creations learns it at the first step, with the way to the packs', async ({ as }) => {
  const page = await as('no-allowance')
  const told = page.getByRole('main').getByText('You have used all creations of your subscription. A pack adds more at once.')
  const packs = page.getByRole('main').getByRole('link', { name: 'See the packs' })
  for (const address of ['/add-new-model', '/my-models']) {
    await page.goto(address)
    await expect(told).toBeVisible()
    await expect(packs).toHaveAttribute('href', '/buy-premium#packs-creation')
    await expectAccessible(page)
  }
  const wizard = new WizardPage(page)
  await wizard.surprise()
  await expect(told).toBeVisible()
  await packs.click()
  await expect(page.getByRole('region', { name: 'Your own characters' })).toBeFocused()
})

test('[WZ-07] [MM-01] [MM-02] [XT-04] a subscriber is surprised, creates, sees it come about, and is on the new page', async ({ as, world }) => {
  const page = await as('premium')
  await world.freezeClock()
  const wizard = new WizardPage(page)
  await wizard.surprise('Luna')
  await expect(wizard.form.getByText('You can create 3 more characters.')).toBeVisible()
  await expect(wizard.form.getByRole('heading', { level: 3 })).toHaveText(['Style', 'Origin', 'Body', 'Face', 'Soul'])
  const face = await wizard.face()
  await wizard.create().click()
  await expect(page).toHaveURL(/\/my-models\/luna-\w+$/u)
  await expect(page.getByRole('heading', { name: 'Luna is being created' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Creation of Luna' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Luna is being created' })).toBeVisible()
  await world.advanceClock(60_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat with Luna' })).toBeVisible()
  expect(JSON.stringify((await world.mock.requests({ call: 'bots.createCharacter' }))[0]?.request.body?.text)).toContain(face)
  await page.goto('/add-new-model')
  await expect(wizard.name).toHaveValue('')
})

for (const [what, name] of [
  ['a name that suggests a minor', 'Schoolgirl Amy'],
  ['a real person’s name', 'Taylor Swift'],
] as const)
  test(`[WZ-09] ${what} is refused where a visitor writes it, and nobody is asked to sign in for it`, async ({ visitor }) => {
    const wizard = new WizardPage(visitor)
    await wizard.begin(name)
    await wizard.next.click()
    await expect(wizard.name).toBeFocused()
    await expect(wizard.name).toHaveAccessibleDescription(/This goes against our policy/u)
    await expect(visitor).toHaveURL('/add-new-model')
    // By the list of steps one gets to the end all the same, and back from there.
    await wizard.surprise(name)
    await wizard.create(name).click()
    await expect(visitor).toHaveURL('/add-new-model?step=style')
    await expect(wizard.name).toHaveAccessibleDescription(/This goes against our policy/u)
    await expect(signDialog(visitor).button('Log in')).toBeHidden()
    await wizard.name.fill('Luna')
    await wizard.next.click()
    await expect(visitor).toHaveURL('/add-new-model?step=origin')
  })

for (const [what, fill, step, field] of [
  ['a name that suggests a minor', { name: 'Schoolgirl Amy' }, 'style', 'Name'],
  ['a real person’s name', { name: 'Taylor Swift' }, 'style', 'Name'],
  ['words that suggest force', { bio: 'She is held against her will and forced to have sex.' }, 'soul', 'In your own words (optional)'],
] as const)
  test(`[WZ-09] ${what} is refused at its field, with the policy, and nothing is created`, async ({ as, world }) => {
    const page = await as('premium')
    const wizard = new WizardPage(page)
    const name = 'name' in fill ? fill.name : 'Luna'
    await wizard.surprise(name)
    if ('bio' in fill) {
      await page.goto('/add-new-model?step=soul')
      await wizard.form.getByRole('textbox', { name: field }).fill(fill.bio)
    }
    await (step === 'soul' ? wizard.next : wizard.create(name)).click()
    await expect(page).toHaveURL(`/add-new-model?step=${step}`)
    const refused = wizard.form.getByRole('textbox', { name: field })
    await expect(refused).toBeFocused()
    await expect(refused).toHaveAccessibleDescription(/This goes against our policy/u)
    // In sight, and not below what sticks to the foot.
    const words = wizard.form.getByText(/This goes against our policy/u)
    const isUncovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    await expect.poll(() => words.evaluate(isUncovered)).toBe(true)
    await refused.fill('Luna')
    await expect(refused).not.toHaveAttribute('aria-invalid', 'true')
    await page.goto('/my-models')
    await expect(page.getByText('Nobody here yet')).toBeVisible()
    expect((await world.mock.requests({ call: 'bots.createCharacter' })).map(({ status }) => status)).toEqual(step === 'soul' ? [] : [403])
  })

test('[WZ-09] nobody below 18 can be chosen, nor brought in by what is stored', async ({ visitor }) => {
  const wizard = new WizardPage(visitor)
  await wizard.begin()
  await visitor.goto('/add-new-model?step=origin')
  const age = wizard.form.getByRole('slider', { name: 'Age' })
  await age.press('Home')
  await expect(age).toHaveValue('18')
  await age.press('ArrowLeft')
  await expect(age).toHaveValue('18')
  await expect(wizard.form.getByText('Every character is an adult, 18 or older.')).toBeVisible()
  await visitor.evaluate(() => {
    const kept = decodeURIComponent(/character_draft=([^;]*)/u.exec(document.cookie)?.[1] ?? '')
    document.cookie = `character_draft=${encodeURIComponent(kept.replace('"age":18', '"age":17'))}; Path=/`
  })
  await visitor.goto('/add-new-model?step=summary')
  await expect(visitor).toHaveURL('/add-new-model?step=origin')
  await wizard.next.click()
  await expect(visitor).toHaveURL('/add-new-model?step=origin')
})

test('[WZ-03] each surprise is somebody else, and a name of one’s own stays', async ({ visitor }) => {
  await visitor.goto('/add-new-model')
  const name = visitor.getByRole('textbox', { name: /^Name/u })
  const button = visitor.getByRole('button', { name: 'Surprise me' })
  const seen = new Set<string>()
  await expect(async () => {
    await button.click()
    seen.add(await name.inputValue())
    expect(seen.size).toBeGreaterThan(2)
  }).toPass()
  await name.fill('Luna')
  await button.click()
  await expect(name).toHaveValue('Luna')
})

test('[WZ-07] where one chooses the figure, the portrait shows it', async ({ visitor }) => {
  await visitor.goto('/add-new-model')
  await visitor.getByRole('button', { name: 'Surprise me' }).click()
  const { portrait } = new WizardPage(visitor)
  await expect(portrait).toHaveAttribute('src', /^(?!.*view=)/u)
  await visitor.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Body', exact: true }).click()
  await expect(portrait).toHaveAttribute('src', /view=figure/u)
})
