import { expect, it } from 'vitest'
import type { SignDesign } from '@/lib/design/scene/model'
import { setSupportSign } from '@/lib/product/kinds/support/set-sign'
import { applyChoice, type SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { catalogue } from '@/tests/support/catalogue'
import { sign } from '@/tests/support/signs'
import { blankSupport, writtenPlate } from '@/tests/support/supports'

const [plain] = (() => {
  const { support: _, ...plate } = blankSupport('sign-support-multi-3x1-200x50')
  return [plate as SignDesign]
})()
const designOn = (config: SignConfig): SignDesign => writtenPlate({ ...plain, config }, ['Cabinet'])

const choices: readonly SignChoice[] = [
  { kind: 'size', width: 250 },
  { kind: 'size', height: 90 },
  { kind: 'size', width: 999_999 },
  { kind: 'material', value: 'plexiglass-8' },
  { kind: 'material', value: 'brass' },
  { kind: 'mask', value: { shape: 'flex-oval01' } },
  { kind: 'mask', value: { shape: 'circle01' } },
  { kind: 'finish', value: 'oval' },
  { kind: 'color', value: 'white-black' },
  { kind: 'fixing', value: 'screws' },
]

it.each(choices)('what is written keeps its distance from the middle, whatever is chosen: %j', choice => {
  const before = designOn(sign({ width: 120, height: 60 }))
  const from = before.config as SignConfig
  const { config } = normaliseSignConfig(applyChoice(from, choice, catalogue), catalogue)
  const after = setSupportSign(before, config, catalogue, name => name)
  const middleOf = ({ elements, config: { width, height } }: SignDesign) => {
    const [text] = elements
    if (text?.type !== 'text') throw new Error('no text')
    return [text.position.left - width / 2, text.position.top - height / 2]
  }
  const [x = 0, y = 0] = middleOf(before)
  const [left = 0, top = 0] = middleOf(after)
  expect(left).toBeCloseTo(x, 3)
  expect(top).toBeCloseTo(y, 3)
})
