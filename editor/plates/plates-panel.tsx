'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Finding } from '@/lib/design/scene/finding'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { Panel } from '../panels/panel'
import { useEditor } from '../state/editor-context'
import { PasteNames } from './paste-names'
import { plateLooks } from './plate-looks'
import { usePlateName } from './plate-name'
import { PlatePicture } from './plate-picture'
import { showPlate } from './show-plate'
import { SupportPart } from './support-part'
import { usePlateDesign, usePlateStates } from './use-plates'

/** The plates of a support, each with its state; a list of names for all of them; the support itself. */
export function PlatesPanel({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('editor.plates')
  const editor = useEditor()
  const design = usePlateDesign()
  const states = usePlateStates(design, findings)
  const nameOf = usePlateName()
  const [pasting, setPasting] = useState(false)
  if (!design) return null
  const { support } = design
  return (
    <Panel
      title={t('title')}
      aside={
        <button
          type="button"
          className="link min-h-6 text-xs pointer-coarse:min-h-11"
          onClick={() => setPasting(true)}
        >
          {t('paste')}
        </button>
      }
    >
      <ol aria-label={t('title')} className="flex flex-col gap-1.5">
        {platesOf(design).map((plate, place) => {
          const state = states[place] ?? 'checking'
          const name = nameOf(support, place)
          const { icon, colour } = plateLooks[state]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plate has no key but its index
            <li key={place}>
              <button
                type="button"
                aria-current={place === support.place ? 'true' : undefined}
                onClick={() => showPlate(editor, place)}
                className="grid w-full grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] items-center gap-2 rounded-md p-1.5 text-left hover:bg-wash aria-[current]:bg-blue-soft"
              >
                <span aria-hidden className="text-center text-xs text-ink-3">
                  {support.head && place === 0 ? t('head') : place + (support.head ? 0 : 1)}
                </span>
                <span className="sr-only">{name}</span>
                <span className="relative block">
                  <PlatePicture plate={plate} />
                  {(state === 'blank' || state === 'unwritten') && (
                    <span className="absolute inset-0 grid place-items-center text-xs font-semibold">
                      <span className="rounded-sm bg-paper/85 px-1.5">
                        {t(state === 'blank' ? 'blank' : 'toWrite')}
                      </span>
                    </span>
                  )}
                </span>
                <span className={colour} title={t(`state.${state}`)}>
                  <Icon name={icon} size={18} />
                  <span className="sr-only">{t(`state.${state}`)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {pasting && <PasteNames onClose={() => setPasting(false)} />}
      <SupportPart />
    </Panel>
  )
}
