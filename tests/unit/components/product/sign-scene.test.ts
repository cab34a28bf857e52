import { describe, expect, it } from 'vitest'
import { drawSign } from '@/components/product/sign/sign-scene'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from '../../../support/catalogue'

const config = (width: number, height: number) =>
  ({ ...catalogue.materials.defaultSign, width, height }) as SignConfig
const text = { widthMm: 100, heightMm: 25, marks: [{ d: 'M40 10L60 10L60 15L40 15Z', fill: 'ink' }] }
const draw = (width: number, height: number) =>
  drawSign(config(width, height), text, 'none', catalogue)?.svg ?? ''

describe('the drawing that follows a sign', () => {
  it('leaves the text as it is on a plate of its own size', () => {
    expect(draw(100, 25)).toContain('M40 10')
  })

  it('keeps the text in the middle of a plate that grows in one direction alone', () => {
    expect(draw(200, 25)).toContain('M90 10')
    expect(draw(100, 50)).toContain('M40 22.5')
  })

  it('makes the text larger with the plate', () => {
    expect(draw(200, 50)).toContain('M80 20')
  })

  it('draws nothing of a material that the catalogue lacks', () => {
    expect(drawSign({ ...config(100, 25), material: 'gold' }, text, 'none', catalogue)).toBeUndefined()
  })
})
