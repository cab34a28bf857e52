import { describe, expect, it } from 'vitest'
import type { SignDesign } from '@/lib/design/scene/model'
import { boxOf } from '@/lib/design/scene/operations/boxes'
import { fitSign } from '@/lib/design/scene/operations/fit-sign'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { catalogue } from '@/tests/support/catalogue'
import { templates } from '@/tests/support/templates'

const signs = templates.filter((design): design is SignDesign => design.type === 'sign')

describe('a ready-made sign on a sign of another config', () => {
  it('is unchanged on its own', () => {
    for (const sign of signs) {
      expect(fitSign(sign, sign.config, sign.modelName).elements).toEqual(sign.elements)
    }
  })

  it('becomes twice as large on a plate twice as large, with the same words', () => {
    for (const sign of signs) {
      const config = { ...sign.config, width: sign.config.width * 2, height: sign.config.height * 2 }
      const fitted = fitSign(sign, config, 'x')
      const words = (design: SignDesign) => formLines(design).map(({ text }) => text)
      expect(words(fitted)).toEqual(words(sign))
      formLines(fitted).forEach((line, index) => {
        expect(line.sizeMm).toBeCloseTo((formLines(sign)[index]?.sizeMm ?? 0) * 2, 2)
      })
    }
  })

  it('stays on the plate whatever its proportions, and is of the material that was asked for', () => {
    for (const sign of signs) {
      const wanted = { ...sign.config, material: 'pvc', color: 'white-black', width: 300, height: 60 }
      const { config } = normaliseSignConfig(wanted, catalogue)
      const fitted = fitSign(sign, config, 'PVC')
      expect(fitted).toMatchObject({ slug: 'sign-pvc', modelId: 'sign-pvc', modelName: 'PVC', config })
      for (const [index, element] of fitted.elements.entries()) {
        const [box, before] = [boxOf(element), boxOf(sign.elements[index] ?? element)]
        const wasInside =
          before && before.left >= 0 && before.left + before.width <= sign.config.width && before.top >= 0
        if (!box || !wasInside) continue
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.left + box.width).toBeLessThanOrEqual(config.width + 0.01)
      }
    }
  })
})
