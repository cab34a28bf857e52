'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface FilterDrawerProps {
  drawer: RefObject<HTMLDialogElement | null>
  /** How many products the present choice shows, and how many choices there are. */
  found: number
  chosen: number
  onClear: () => void
  children: ReactNode
}

/** The filters on a phone and a tablet: a drawer whose button says how many products they leave. */
export function FilterDrawer({ drawer, found, chosen, onClear, children }: FilterDrawerProps) {
  const t = useTranslations('catalogue.filters')
  return (
    <dialog
      ref={drawer}
      aria-label={t('title')}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-95 bg-paper backdrop:bg-ink/40 lg:hidden"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-b border-line px-4 py-2">
          <h2 className="text-lg tracking-normal">{t('title')}</h2>
          <form method="dialog">
            <button
              type="submit"
              className="grid size-11 place-items-center rounded-md"
              aria-label={t('close')}
            >
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div className="grow overflow-y-auto px-4 py-2">{children}</div>
        <form method="dialog" className="flex gap-3 border-t border-line p-4">
          <Button look="secondary" className="px-3!" onClick={onClear} disabled={chosen === 0}>
            {t('clear')}
          </Button>
          <Button type="submit" className="grow px-3!">
            {t('show', { count: found })}
          </Button>
        </form>
      </div>
    </dialog>
  )
}
