import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { finishNames, fixingNames } from '@/lib/ground/names'
import { ledgerCodes } from '@/lib/money/pricing/result'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'

const params = {
  area: 25.5,
  metres: 0.25,
  percent: 8.1,
  from: 25,
  rate: 0.9,
  currency: 'GBP',
  units: 4,
  count: 5,
}

describe.each([
  ['fr-FR', fr],
  ['de-DE', de],
  ['en-GB', en],
] as const)('the labels of a price in %s', (locale, messages) => {
  const failures: unknown[] = []
  const t = createTranslator({ locale, messages, onError: error => failures.push(error) })

  it.each([...ledgerCodes])('name the line "%s" of a ledger', code => {
    const label = t(`ledger.${code}`, { ...params, finish: 'oval', fixing: 'screws' })
    expect(label).not.toMatch(/[{}]|ledger\./)
    expect(failures).toEqual([])
  })

  it('name every finish and fixing, with its pieces', () => {
    const fixingLabels = fixingNames
      .filter(name => name !== 'none')
      .map(name => t('ledger.fixing', { fixing: name.replaceAll('-', '_'), units: 1 }))
    const labels = [...finishNames.map(finish => t('ledger.finish', { finish })), ...fixingLabels]
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels).not.toContain(t('ledger.fixing', { fixing: 'other', units: 1 }))
    expect(t('ledger.fixing', { fixing: 'screws', units: 4 })).toMatch(/4/)
  })
})
