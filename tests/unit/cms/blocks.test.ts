import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { pageBlocks } from '@/cms/blocks/registry'
import { contentPageDocs } from '@/cms/seed/docs/written-pages'
import { blockSchema, blockSchemas, blockTypes } from '@/lib/catalogue/blocks/registry'

/** The names of the values that a form keeps, those in rows included. */
const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(field =>
    field.type === 'row' ? namesOf(field.fields) : 'name' in field && field.name ? [field.name] : [],
  )

describe.each(blockTypes)('the block %s', type => {
  const form = pageBlocks.blocks.find(({ slug }) => slug === type)

  it('asks a clerk for every property that it has, and for nothing else', () => {
    const { blockType, id, ...own } = blockSchemas[type].shape
    expect(namesOf(form?.fields ?? []).sort()).toEqual(Object.keys(own).sort())
  })

  it('has a name in the back-office', () => {
    const label = form?.labels?.singular
    expect(label).toMatchObject({ fr: expect.any(String), de: expect.any(String), en: expect.any(String) })
    expect(Object.values(label ?? {})).not.toContain(type)
  })

  it('is one of the union, and refused where a property is of another kind', () => {
    expect(blockSchema.safeParse({ blockType: type, id: 'x' }).error?.issues[0]?.code).not.toBe(
      'invalid_union',
    )
    const wrong = Object.fromEntries(Object.keys(blockSchemas[type].shape).map(name => [name, 1n]))
    expect(blockSchema.safeParse({ ...wrong, blockType: type }).success).toBe(false)
  })
})

it('the home page of the seed leads by blocks that a clerk can change', () => {
  const home = contentPageDocs().find(({ key }) => key === 'home')
  const { blocks } = (home?.data.custom ?? {}) as {
    blocks: Record<string, { blockType: string; id: string }[]>
  }
  for (const language of ['fr', 'de', 'en']) {
    expect(blocks[language]?.map(({ blockType }) => blockType)).toEqual(['categoryTiles', 'cardList'])
    for (const block of blocks[language] ?? []) {
      expect(block.id).toBeTruthy()
      expect(blockSchema.safeParse(block).success).toBe(true)
    }
  }
})
