import { leafPng } from '@/tests/support/picture-files'
import { expectNoBarriers } from './support/barriers'
import { expect, fill, french, german, hydrated, test } from './support/shop'

test('a visitor writes to the shop, with a file, and sees that it has arrived', async ({ page }) => {
  const t = french.t.contact
  await page.goto('/contact/')
  await hydrated(page)
  await page.getByRole('button', { name: t.shortcuts.file }).click()
  await expect(page.getByRole('combobox', { name: t.subject })).toHaveValue('file')
  await expect(page.getByRole('textbox', { name: t.message })).toBeFocused()

  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByRole('textbox', { name: t.name, exact: true })).toBeFocused()
  await expect(page.getByText(french.t.validators.VALIDATORS_REQUIRED_EMAIL)).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('textbox', { name: t.name, exact: true }).fill('Camille Martin')
  await page.getByRole('textbox', { name: t.email, exact: true }).fill('camille@example.org')
  await page.getByRole('textbox', { name: t.message }).fill('Notre ancien tampon est joint en photo.')
  await page.getByTestId('contact-files').setInputFiles([
    { name: 'logo.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    { name: 'tampon.png', mimeType: 'image/png', buffer: await leafPng(60) },
  ])
  await expect(page.getByText(t.fileErrors.kind)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'tampon.png' })).toContainText(/ko$/)
  await page.getByRole('button', { name: fill(t.fileRemove, { name: 'logo.heic' }) }).click()
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByRole('heading', { name: t.sent })).toBeFocused()
  await expect(page.getByText('camille@example.org')).toBeVisible()
})

test('the help opens the best answer during typing, and offers more to readers who need it', async ({
  page,
}) => {
  const t = german.t.help
  await page.goto('/de-de/hilfe/')
  await hydrated(page)
  const answers = page.getByRole('article')
  await expect(answers).toHaveCount(0)
  await page.getByRole('searchbox', { name: t.search.label }).pressSequentially('kissen wechseln')
  await expect(answers).toHaveCount(1)
  await expect(answers.getByRole('heading')).toHaveText('Wie wechsle ich das Kissen eines Printy?')
  await expectNoBarriers(page)
  await answers.getByRole('button', { name: t.vote.no }).click()
  await answers.getByRole('link', { name: t.vote.tell }).click()
  await expect(page).toHaveURL(/\/kontakt\/\?subject=other/)
  await expect(page.getByRole('textbox', { name: german.t.contact.message })).toHaveValue(
    /Kissen eines Printy/,
  )
})
