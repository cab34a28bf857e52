import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageSchema } from '@/lib/contract/page'
import { send } from './support/people'
import { ask, signIn } from './support/shop'
import { put, signInAll } from './support/tools'

beforeAll(signInAll)

const read = async (url: string, locale: string) => {
  const answer = (await (await ask(`/api/pages/url/?url=${url}&locale=${locale}`)).json()) as {
    data: unknown
  }
  return pageSchema.parse(answer.data)
}

/** A page that is published in French and German; its German has no description and no blocks of its own. */
async function made() {
  const name = `cards-${randomUUID()}`
  const blocks = [{ blockType: 'text', title: 'Titre', text: 'Un texte' }]
  const french = { url: `/${name}/`, title: 'Page', description: 'Une page', custom: { blocks } }
  const stored = await send(
    'pages?locale=fr',
    { name, pageType: 'content', ...french, _status: 'published' },
    await signIn(),
  )
  expect(stored.status).toBe(201)
  const { doc } = (await stored.json()) as { doc: { id: number } }
  return { id: doc.id, name, url: `/${name}/` }
}

describe('the cards of a page', () => {
  it('are written in the language of the call, and in no other', async () => {
    const { id, url } = await made()
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
    const { id } = await made()
    const before = await (await signInAs(id)).json()
    const written = await put(`pages/${id}?locale=de-DE`, { data: { custom: { cards: ['sign-pvc'] } } })
    expect(written.status).toBe(200)
    const after = (await (await signInAs(id)).json()) as Record<string, unknown>
    const own = ({ custom, updatedAt: _, ...rest }: Record<string, unknown>) => ({
      ...rest,
      blocks: (custom as { blocks: unknown }).blocks,
    })
    expect(own(after)).toEqual(own(before as Record<string, unknown>))
    expect(after.custom).toMatchObject({ cards: { de: ['sign-pvc'] } })
  })

  it('are slugs or whole cards, and nothing else', async () => {
    const { id } = await made()
    for (const cards of [['two words'], [7], [null], 'sign-pvc'])
      expect((await put(`pages/${id}`, { data: { custom: { cards } } })).status).toBe(400)
  })
})

/** The page's document in every language, as the panel reads it. */
const signInAs = async (id: number) =>
  fetch(
    `${process.env.SHOP_URL?.replace(/\/$/, '')}/cms-api/pages/${id}?locale=all&depth=0&fallback-locale=none`,
    {
      headers: await signIn(),
    },
  )
