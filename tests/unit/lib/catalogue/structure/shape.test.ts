import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageCardsForm } from '@/lib/catalogue/content/card-forms'
import { shippingMethodSchema } from '@/lib/catalogue/markets'
import { materialColorSchema, materialFinishSchema } from '@/lib/catalogue/signs'
import { emptyOf, namesOf, picksOf, type Shape, shapeOf } from '@/lib/catalogue/structure/shape'
import { productQuerySchema } from '@/lib/ground/contract/product-query'
import { signConfigSchema } from '@/lib/product/sign/config'

const fieldsOf = (shape: Shape) =>
  shape.kind === 'object' ? new Map(shape.fields.map(field => [field.name, field])) : new Map()

describe('the form of a schema', () => {
  it('shows texts in every language, what may be missing, numbers with their bounds and choices', () => {
    const colour = fieldsOf(shapeOf(materialColorSchema))
    expect(colour.get('readableBg')).toEqual({
      name: 'readableBg',
      optional: false,
      shape: { kind: 'texts' },
    })
    expect(colour.get('minSize')?.shape).toMatchObject({ kind: 'object', nullable: true })
    expect(colour.get('replacedBy')).toMatchObject({ optional: true, shape: { kind: 'text' } })
    const method = fieldsOf(shapeOf(shippingMethodSchema))
    expect(method.get('minDays')?.shape).toEqual({ kind: 'number', whole: true })
    expect(method.get('type')?.shape).toMatchObject({
      kind: 'choice',
      values: expect.arrayContaining(['relay']),
    })
    expect(method.get('priceBands')?.shape).toMatchObject({ kind: 'list', of: { kind: 'object' } })
    expect(shapeOf(z.number().min(0).max(100))).toEqual({ kind: 'number', whole: false, min: 0, max: 100 })
  })

  it('knows what is chosen from the shop, and a list that one may stand for', () => {
    expect(picksOf(shapeOf(z.array(materialFinishSchema)))).toEqual(['masks'])
    expect(picksOf(shapeOf(productQuerySchema))).toEqual(['materials'])
    expect(fieldsOf(shapeOf(productQuerySchema)).get('type')?.shape).toMatchObject({
      kind: 'list',
      single: true,
    })
    expect(shapeOf(z.array(z.string()), 'countries')).toEqual({
      kind: 'list',
      of: { kind: 'text', pick: 'countries' },
    })
  })

  it('shows one of several objects with the fields of all, and a yes that has no no', () => {
    const sign = fieldsOf(shapeOf(signConfigSchema))
    expect(sign.get('material')?.shape).toEqual({ kind: 'text', pick: 'materials' })
    expect(sign.get('mask')?.shape).toMatchObject({
      kind: 'object',
      fields: [
        { name: 'shape', optional: false, shape: { kind: 'text' } },
        { name: 'maskCustom', optional: true, shape: { kind: 'object' } },
      ],
    })
    expect(fieldsOf(sign.get('finishes')?.shape as Shape).get('oval')).toEqual({
      name: 'oval',
      optional: true,
      shape: { kind: 'switch', only: true },
    })
  })

  it('shows a thing for which its slug may stand', () => {
    const shape = shapeOf(pageCardsForm)
    expect(shape).toMatchObject({ kind: 'list', of: { kind: 'object', named: true } })
    expect(pageCardsForm.safeParse(['model-trodat-printy-4913', { type: 'stamp' }]).success).toBe(true)
    expect(pageCardsForm.safeParse(['two words']).success).toBe(false)
    expect(pageCardsForm.safeParse([7]).success).toBe(false)
  })

  it('leaves what it cannot show to a text', () => {
    expect(shapeOf(z.record(z.string(), z.unknown()))).toEqual({ kind: 'raw' })
    expect(shapeOf(z.unknown())).toEqual({ kind: 'raw' })
    expect(shapeOf(z.record(z.string(), z.object({ price: z.number() })))).toMatchObject({ kind: 'map' })
  })

  it('begins a row with what its schema takes once its texts are written', () => {
    const row = emptyOf(shapeOf(shippingMethodSchema)) as Record<string, unknown>
    const filled = { ...row, slug: 'x', priceBands: [{ upToGrams: 1, price: 1 }] }
    expect(shippingMethodSchema.safeParse(filled).success).toBe(true)
    expect(materialColorSchema.safeParse(emptyOf(shapeOf(materialColorSchema))).success).toBe(true)
    expect(namesOf(shapeOf(materialFinishSchema))).toEqual(
      expect.arrayContaining(['name', 'rounded', 'excludedShapes']),
    )
  })
})
