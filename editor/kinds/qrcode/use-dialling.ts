'use client'
import { useLocale } from 'next-intl'
import type { Dialling } from '@/lib/design/scene/elements/qrcode/contents/phone'
import { countryOf } from '@/lib/ground/site/locales'
import { useSetting } from '../../state/editor-context'

/** How numbers of the shop's country are called from abroad. */
export function useDialling(): Dialling | undefined {
  const { catalogue } = useSetting()
  const country = countryOf(useLocale())
  return catalogue.countries.countries.find(({ code }) => code === country)
}
