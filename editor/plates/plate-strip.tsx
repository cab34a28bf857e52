'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Finding } from '@/lib/design/scene/finding'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { useEditor } from '../state/editor-context'
import { plateLooks } from './plate-looks'
import { usePlateName } from './plate-name'
import { PlatePicture } from './plate-picture'
import { showPlate } from './show-plate'
import { usePlateDesign, usePlateStates } from './use-plates'

/** On a phone: the plates in a row below the canvas, each with its state; the edited one is scrolled into view. */
export function PlateStrip({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.plates')
  const editor = useEditor()
  const design = usePlateDesign()
  const states = usePlateStates(design, findings)
  const nameOf = usePlateName()
  const strip = useRef<HTMLOListElement>(null)
  const place = design?.support.place
  useEffect(() => {
    // Not by `scrollIntoView`, which would move the workspace around it too.
    const [row, entry] = [strip.current, strip.current?.children[place ?? 0]]
    if (!row || !(entry instanceof HTMLElement)) return
    row.scrollTo({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
  }, [place])
  if (!design) return null
  const { support } = design
  return (
    <ol
      ref={strip}
      aria-label={t('row')}
      className="relative flex shrink-0 gap-1 overflow-x-auto border-t border-line bg-paper p-1"
    >
      {platesOf(design).map((plate, index) => {
        const state = states[index] ?? 'checking'
        const { icon, colour } = plateLooks[state]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plate has no key but its index
          <li key={index} className="shrink-0">
            <button
              type="button"
              aria-current={index === place ? 'true' : undefined}
              onClick={() => showPlate(editor, index)}
              className="flex h-11 items-center gap-1 rounded-md p-1 aria-[current]:bg-blue-soft aria-[current]:outline-2 aria-[current]:outline-blue"
            >
              <span className="sr-only">{nameOf(support, index)}</span>
              <span aria-hidden className="relative block w-16">
                <PlatePicture plate={plate} />
                {(state === 'blank' || state === 'unwritten') && (
                  <span className="absolute inset-0 grid place-items-center text-2xs">
                    <span className="rounded-sm bg-paper/85 px-1">
                      {support.head && index === 0 ? t('head') : index + (support.head ? 0 : 1)}
                    </span>
                  </span>
                )}
              </span>
              <span className={colour}>
                <Icon name={icon} size={16} />
                <span className="sr-only">{t(`state.${state}`)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
