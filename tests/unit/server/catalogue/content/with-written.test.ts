import { describe, expect, it } from 'vitest'
import type { Doc } from '@/cms/mapping/documents'
import { withWritten } from '@/server/catalogue/content/with-written'

const stored = {
  id: 7,
  name: 'terms',
  title: { fr: 'Conditions', de: 'Bedingungen' },
  url: { fr: '/cgv/', de: '/agb/' },
  pageType: 'content',
  layout: 'default',
  redirect: { to: { fr: '/' }, permanent: true },
  custom: { cards: { fr: ['sign-pvc'] }, blocks: { fr: [{ id: 'a', blockType: 'text' }] } },
} as unknown as Doc<'pages'>

describe('a page with what is written in its form', () => {
  it('has it in the language of the form, and the others as they are kept', () => {
    const written = { title: 'AGB', custom: { blocks: [{ id: 'b', blockType: 'hero' }] }, layout: 'empty' }
    expect(withWritten(stored, written, 'de')).toMatchObject({
      title: { fr: 'Conditions', de: 'AGB' },
      url: { fr: '/cgv/', de: '/agb/' },
      layout: 'empty',
      custom: {
        cards: { fr: ['sign-pvc'] },
        blocks: { fr: [{ id: 'a', blockType: 'text' }], de: [{ id: 'b', blockType: 'hero' }] },
      },
    })
  })

  it('has its cards in that language alone', () => {
    const { custom } = withWritten(stored, { custom: { cards: ['sign-wood'] } }, 'de')
    expect(custom).toMatchObject({ cards: { fr: ['sign-pvc'], de: ['sign-wood'] } })
  })

  it('is looked at also where it leads elsewhere', () => {
    expect(withWritten(stored, {}, 'fr').redirect).toBeNull()
  })

  it.each([
    null,
    'text',
    7,
    [],
    { custom: 'x', title: 5 },
    { __proto__: { name: 'x' } },
    { id: 9, name: 'other', _status: 'x' },
  ])('keeps what it is called and where it stands, whatever a browser sends: %j', written => {
    expect(withWritten(stored, written, 'fr')).toMatchObject({ id: 7, name: 'terms', pageType: 'content' })
    expect(withWritten(stored, written, 'fr')).not.toHaveProperty('_status')
  })
})
