'use client'
import { useTranslations } from 'next-intl'
import type { PlateSet } from '@/lib/design/scene/model'

/** What a plate is called: the title plate, or its number among the others. */
export function usePlateName(): (set: Pick<PlateSet, 'head'>, place: number) => string {
  const t = useTranslations('editor.plates')
  return ({ head }, place) =>
    head && place === 0 ? t('headName') : t('name', { number: place + (head ? 0 : 1) })
}
