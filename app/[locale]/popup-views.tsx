'use client'
import { lazy, type ReactNode, Suspense } from 'react'
import type { EditingInProgressProps } from '@/components/popups/editing-in-progress'
import type { SidebarProps } from '@/components/popups/sidebar/sidebar'
import type { SiteLocale } from '@/lib/site/locales'
import { closePopup, type OpenPopup, type PopupProps } from '@/stores/ui'

// Each popup is a file of its own, and the pages carry none of them.
const EditingInProgress = lazy(() => import('@/components/popups/editing-in-progress'))
const Sidebar = lazy(() => import('@/components/popups/sidebar/sidebar'))

interface Shared {
  locale: SiteLocale
  onClose: () => void
}

/** What its opener has handed over: whoever opens a popup knows its props (`openPopup`). */
const own = <Props extends Shared>(props: PopupProps) => props as Omit<Props, keyof Shared>

function viewOf(name: OpenPopup['name'], props: PopupProps, shared: Shared): ReactNode {
  switch (name) {
    case 'editingInProgress':
      return <EditingInProgress {...own<EditingInProgressProps>(props)} {...shared} />
    case 'sidebar':
      return <Sidebar {...own<SidebarProps>(props)} {...shared} />
    default:
      return null
  }
}

/** An open popup; nothing for a name that has no view. */
export function PopupView({ name, props, locale }: OpenPopup & { locale: SiteLocale }) {
  return <Suspense>{viewOf(name, props, { locale, onClose: () => closePopup(name) })}</Suspense>
}
