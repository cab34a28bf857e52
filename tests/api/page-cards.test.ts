import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageSchema } from '@/lib/catalogue/contract/page'
import { send } from './support/people'
import { ask, shopUrl, signIn } from './support/shop'
import { put, signInAll } from './support/tools'

beforeAll(signInAll)

const read = async (url: string, locale: string) => {
  const answer = (await (await ask(`/api/pages/url/?url=${url}&locale=${locale}`)).json()) as {
    data: unknown
  }
  return pageSchema.parse(answer.data)
}

/** The page's document in every language, as it is kept. */
const stored = async (id: number) =>
  fetch(`${shopUrl}/cms-api/pages/${id}?locale=all&depth=0`, { headers: await signIn() })

/** A page that is published; in German and English it has only a title of its own. */
async function makePage() {
  const name = `cards-${randomUUID()}`
  const blocks = [{ blockType: 'text', title: 'Titre', text: 'Un texte' }]
  const french = { url: `/${name}/`, title: 'Page', description: 'Une page', custom: { blocks } }
  const made = await send(
    'pages?locale=fr',
    { name, pageType: 'content', ...french, _status: 'published' },
    await signIn(),
  )
  expect(made.status).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: number } }
  // Every language with own texts needs a title.
  for (const [language, title] of [
    ['de', 'Seite'],
    ['en', 'Page'],
  ]) {
    const titled = await fetch(`${shopUrl}/cms-api/pages/${doc.id}?locale=${language}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...(await signIn()) },
      body: JSON.stringify({ title, _status: 'published' }),
    })
    expect(titled.status).toBe(200)
  }
  return { id: doc.id, name, url: `/${name}/` }
}

describe('the cards of a page', () => {
  it('are written in the language of the call, and in no other', async () => {
    const { id, url } = await makePage()
    const inline = { type: 'stamp', preset: { name: 'Karte' } }
    const german = ['model-trodat-printy-4913', inline]
    const written = await put(`pages/${id}?locale=de-DE`, { data: { custom: { cards: german } } })
    expect(written.status).toBe(200)
    expect((await read(url, 'fr-FR')).custom.cards).toEqual([])
    await put(`pages/${id}?locale=fr-FR`, { data: { custom: { cards: ['sign-pvc'] } } })
    expect((await read(url, 'fr-FR')).custom.cards).toEqual(['sign-pvc'])
    expect((await read(url, 'fr-BE')).custom.cards).toEqual(['sign-pvc'])
    const answer = await put(`pages/${id}?locale=de-DE`, { data: { custom: { cards: german } } })
    expect(answer.body.data).toMatchObject({ custom: { cards: german }, page_type: 'content' })
    expect(
      (await put(`pages/${id}?locale=en-GB`, { data: { custom: { cards: [] } } })).body.data,
    ).toMatchObject({
      custom: { cards: [] },
    })
  })

  it('leave every other text of the language as it is: what another language lends is not written as its own', async () => {
    const { id } = await makePage()
    const before = await (await stored(id)).json()
    const written = await put(`pages/${id}?locale=de-DE`, { data: { custom: { cards: ['sign-pvc'] } } })
    expect(written.status).toBe(200)
    const after = (await (await stored(id)).json()) as Record<string, unknown>
    const own = ({ custom, updatedAt: _, ...rest }: Record<string, unknown>) => ({
      ...rest,
      blocks: (custom as { blocks: unknown }).blocks,
    })
    expect(own(after)).toEqual(own(before as Record<string, unknown>))
    expect(after.custom).toMatchObject({ cards: { de: ['sign-pvc'] } })
  })

  it('are slugs or whole cards, and nothing else', async () => {
    const { id } = await makePage()
    for (const cards of [['two words'], [7], [null], 'sign-pvc'])
      expect((await put(`pages/${id}`, { data: { custom: { cards } } })).status).toBe(400)
  })
})
