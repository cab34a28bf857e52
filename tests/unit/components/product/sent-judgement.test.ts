import { expect, test } from 'vitest'
import { fromSentJudgement, toSentJudgement } from '@/components/product/sign/sent-judgement'
import { shownOf } from '@/components/product/sign/shown-sign'
import { judgeSign } from '@/components/product/sign/sign-rules'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { catalogue, priceListOf } from '@/tests/support/catalogue'

test('what the rules say about a sign is the same when it was sent beside what the page shows', () => {
  const priceList = priceListOf('FR')
  const { fixings } = catalogue.fixings
  const drilled = new Set<string>()
  for (const [index, { name, colors, minSize }] of catalogue.materials.materials.entries()) {
    const fixing = fixings[index % fixings.length]?.name ?? 'none'
    const asked = {
      ...{
        material: name,
        width: minSize.width + 100,
        height: minSize.height + 100,
        color: colors[0]?.slug ?? '',
      },
      mask: { shape: 'flex-rectangle01' as const },
      finishes: {},
      fixing: { name: fixing, options: {} },
    }
    const { config } = normaliseSignConfig(asked, catalogue)
    const judged = judgeSign(config, 1, { catalogue, priceList })
    if (judged.options.holes?.length) drilled.add(name)
    const shown = shownOf(catalogue, judged)
    const sent = JSON.parse(JSON.stringify(toSentJudgement(judged, shown)))
    expect(fromSentJudgement(sent, shown)).toEqual(JSON.parse(JSON.stringify(judged)))
  }
  expect(drilled.size).toBeGreaterThan(2)
})
