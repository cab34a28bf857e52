'use client'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useDesign, useEditor, useEditorState } from '../state/editor-context'
import { menusOf } from './menus'

interface RailProps {
  wide: boolean
  /** Findings that block; their number stands at the check's picture. */
  blocked: number
  onOpen?: () => void
}

/** The menus of expert mode: a column at a desk, a bar at the bottom of a phone. */
export const Rail = memo(function Rail({ wide, blocked, onOpen }: RailProps) {
  const t = useTranslations('editor.menu')
  const editor = useEditor()
  const design = useDesign()
  const open = useEditorState(state => state.menu)
  return (
    <nav
      aria-label={t('label')}
      className={classNames(
        'flex bg-paper',
        wide
          ? 'w-20 flex-col gap-0.5 border-r border-line p-1.5'
          : 'gap-0.5 overflow-x-auto border-t border-line p-1',
      )}
    >
      {menusOf(design).map(({ menu, icon: Icon }) => (
        <button
          key={menu}
          type="button"
          aria-current={menu === open ? 'true' : undefined}
          onClick={() => {
            editor.openMenu(menu)
            onOpen?.()
          }}
          className={classNames(
            'relative grid min-h-14 shrink-0 place-content-center justify-items-center gap-1 rounded-md px-1 text-xs whitespace-nowrap text-ink-2 hover:bg-wash',
            'aria-[current]:bg-mat-soft aria-[current]:font-semibold aria-[current]:text-mat-2',
            !wide && 'max-w-28 min-w-15 flex-1',
          )}
        >
          <Icon aria-hidden size={20} strokeWidth={1.6} />
          {t(menu)}
          {menu === 'check' && blocked > 0 && (
            <span className="absolute top-1 right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-seal px-1 text-[11px] font-bold text-white">
              {blocked}
            </span>
          )}
        </button>
      ))}
    </nav>
  )
})
