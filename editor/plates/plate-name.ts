'use client'
import { useTranslations } from 'next-intl'
import type { PlateSet } from '@/lib/design/scene/model'

/** The name of a plate: the title plate, or its number. */
export function usePlateName(): (set: Pick<PlateSet, 'head'>, place: number) => string {
  const t = useTranslations('editor.plates')
  return ({ head }, place) =>
    head && place === 0 ? t('headName') : t('name', { number: place + (head ? 0 : 1) })
}
