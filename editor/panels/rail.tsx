'use client'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { prepareMenu } from '../kinds/registry'
import { PreviewButton } from '../preview/preview-button'
import { closePreview } from '../preview/show-preview'
import { useEditor, useEditorState } from '../state/editor-context'
import type { EditorMenu } from '../state/editor-state'
import type { MenuEntry } from './menus'
import { RailSide } from './rail-side'
import { useMenus } from './use-menus'

interface RailProps {
  wide: boolean
  /** Number of blocking findings, shown at the icon of the check. */
  blocked: number
  onOpen?: () => void
}

const entryLook =
  'relative grid min-h-14 shrink-0 place-content-center justify-items-center gap-1 rounded-md px-1 text-xs whitespace-nowrap max-[35rem]:px-0 max-[35rem]:text-2xs max-[35rem]:tracking-tight'

/** On a laptop screen the longest column, the support's, fits completely. */
const lowDesktop = '[@media(max-height:54rem)]:min-h-12'

/** On a phone two whole ones on each side of the middle, three and four on wider phones. */
const share =
  'min-w-15 grow basis-[calc((100%-0.125rem)/2)] snap-start min-[35rem]:basis-[calc((100%-0.25rem)/3)] min-[50rem]:basis-[calc((100%-0.375rem)/4)] short:basis-auto!'

const alwaysNear: readonly EditorMenu[] = ['layers', 'check']

/** The menus of expert mode: a column on a wide screen, a bar at the bottom of a phone, with what adds first or in the middle. */
export const Rail = memo(function Rail({ wide, blocked, onOpen }: RailProps) {
  const t = useTranslations('editor.menu')
  const menus = useMenus()
  // The most needed menus stand beside the middle.
  const near = menus.filter(({ menu }) => alwaysNear.includes(menu)).toReversed()
  const others = menus.filter(({ menu }) => !alwaysNear.includes(menu))
  const firstOnes = Math.ceil(others.length / 2)
  const entryOf = (entry: MenuEntry) => (
    <Entry key={entry.menu} {...entry} wide={wide} blocked={blocked} onOpen={onOpen} />
  )
  if (wide) {
    return (
      <nav
        aria-label={t('label')}
        className="flex w-21.5 shrink-0 flex-col gap-0.5 overflow-y-auto border-r border-line bg-paper p-1.5 [@media(max-height:54rem)]:gap-0"
      >
        <AddButton className={`text-ink-2 hover:bg-wash ${lowDesktop}`} />
        <PreviewButton className={`${entryLook} ${lowDesktop}`} />
        {menus.map(entryOf)}
      </nav>
    )
  }
  return (
    <nav
      aria-label={t('label')}
      className="grid grid-cols-[1fr_auto_1fr] gap-1 border-t border-line bg-paper p-1 group-data-[keyboard]/workspace:hidden short:flex short:w-20 short:flex-col short:overflow-y-auto short:border-t-0 short:border-l"
    >
      <RailSide>{others.slice(0, firstOnes).map(entryOf)}</RailSide>
      <AddButton className="min-w-18 bg-(--action) font-semibold text-white short:order-first" />
      <RailSide>
        <PreviewButton className={`${entryLook} ${share} short:order-first`} />
        {[...near, ...others.slice(firstOnes)].map(entryOf)}
      </RailSide>
    </nav>
  )
})

function AddButton({ className }: { className: string }) {
  const t = useTranslations('editor.palette')
  const editor = useEditor()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        closePreview(editor)
        editor.setWorkspace({ palette: 'add' })
      }}
      className={classNames(entryLook, className)}
    >
      <Plus aria-hidden size={20} strokeWidth={1.6} />
      {t('add')}
    </button>
  )
}

function Entry({ menu, icon: Icon, wide, blocked, onOpen }: MenuEntry & RailProps) {
  const t = useTranslations('editor.menu')
  const editor = useEditor()
  // While the preview covers its panel, only the eye is active.
  const isOpen = useEditorState(state => state.menu === menu && state.preview === null)
  const entry = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Also when something else than the bar opens it.
    if (isOpen && !wide) entry.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen, wide])
  return (
    <button
      ref={entry}
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onPointerEnter={() => prepareMenu(menu)}
      onClick={() => {
        closePreview(editor)
        editor.openMenu(menu)
        onOpen?.()
      }}
      className={classNames(
        entryLook,
        'text-ink-2 hover:bg-wash aria-[current]:bg-mat-soft aria-[current]:font-semibold aria-[current]:text-mat-2',
        wide ? lowDesktop : `max-w-32 ${share}`,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.6} />
      {t(menu)}
      {menu === 'check' && blocked > 0 && (
        <span className="absolute top-1 right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-seal px-1 text-[0.6875rem] font-bold text-white">
          {blocked}
        </span>
      )}
    </button>
  )
}
