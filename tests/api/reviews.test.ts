import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { reviewSchema } from '@/lib/catalogue/contract/card'
import { query } from './support/database'
import { send } from './support/people'
import { ask, shopUrl, signIn } from './support/shop'

let session: { cookie: string; origin: string }
beforeAll(async () => {
  session = await signIn()
})

/** Has the job of reviews done, and waits for its end. */
async function fetchReviews(): Promise<string> {
  const [job] = await query<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_limit, policy)
      values ('reviews', '{}', 'created', 0, 'standard') returning id`,
  )
  const state = () => query<{ state: string }>('select state from pgboss.job where id = $1', [job?.id])
  await expect
    .poll(async () => (await state())[0]?.state, { timeout: 60_000 })
    .toMatch(/^(completed|failed)$/)
  return (await state())[0]?.state ?? ''
}
const recent = async (count: number, locale: string) => {
  const response = await ask(`/api/trustpilot-reviews/recent/${count}?locale=${locale}`)
  return reviewSchema.array().parse(((await response.json()) as { data: unknown }).data)
}
const html = async (path: string) => (await fetch(shopUrl + path)).text()

it('the reviews of the shop’s service are fetched, kept once, and answered in their language, the newest first', async () => {
  expect(await fetchReviews()).toBe('completed')
  expect(await fetchReviews()).toBe('completed')
  const french = await recent(5, 'fr-FR')
  // Stars without words are not shown, and only the invalid review is left out.
  expect(french.map(({ author, stars }) => [author, stars])).toEqual([
    ['Zoé M.', 5],
    ['<b>Eve</b>', 4],
  ])
  expect(french[0]).toMatchObject({ title: 'Parfait', text: 'Livré vite, gravure nette.' })
  expect(await recent(1, 'fr-BE')).toHaveLength(1)
  expect((await recent(5, 'de-DE')).map(({ author }) => author)).toEqual(['Jörg'])
  expect(await recent(5, 'en-GB')).toEqual([])
})

it('what the service no longer tells goes, and what came from nowhere is not shown', async () => {
  await fetchReviews()
  const kept = `insert into reviews (author, stars, language, title, text, published_at, source_id)
    values ($1, 5, 'fr', '', 'Texte', now(), $2)`
  await query(kept, ['Withdrawn', `gone-${randomUUID()}`])
  await query(kept, ['Nobody', null])
  await fetchReviews()
  expect((await recent(50, 'fr-FR')).map(({ author }) => author)).toEqual(['Zoé M.', '<b>Eve</b>'])
  expect(await query("select 1 from reviews where author = 'Withdrawn'")).toEqual([])
  // The owner deletes reviews without a source, and none of the service's.
  const drop = async (author: string) => {
    const [row] = await query<{ id: number }>('select id from reviews where author = $1', [author])
    const answer = await fetch(`${shopUrl}/cms-api/reviews/${row?.id}`, {
      method: 'DELETE',
      headers: session,
    })
    return answer.status
  }
  expect(await drop('Zoé M.')).toBe(403)
  expect(await drop('Nobody')).toBe(200)
  expect(await query("select 1 from reviews where author = 'Nobody'")).toEqual([])
})

it('are shown as the text that they are, on pages and on products', async () => {
  await fetchReviews()
  const slug = `reviews-${randomUUID()}`
  const page = {
    name: slug,
    url: `/${slug}/`,
    title: slug,
    pageType: 'content',
    custom: { blocks: [{ blockType: 'reviews', title: 'Avis', limit: 20 }] },
    _status: 'published',
  }
  expect((await send('pages?locale=fr', page, session)).status).toBe(201)
  const shown = await html(`/${slug}/`)
  expect(shown).toContain('&lt;iframe')
  expect(shown).not.toContain('<iframe')
  expect(shown).not.toContain('<script>alert')
  expect(await html('/tampon/trodat-printy-4913/')).toContain('Livré vite, gravure nette.')
})

it('are written by nobody', async () => {
  const review = {
    author: 'Me',
    stars: 5,
    language: 'fr',
    text: 'Superbe',
    publishedAt: new Date().toISOString(),
    sourceId: 'own',
  }
  expect((await send('reviews', review, session)).status).toBe(403)
})
