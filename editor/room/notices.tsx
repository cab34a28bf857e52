'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { classNames } from '@/components/ui/class-names'
import { useEditorItem } from '@/stores/editor-item'
import { useEditorState, useSetting } from '../state/editor-context'
import { LeftOutNotice } from './left-out-notice'
import type { CartTrouble } from './room-props'

interface NoticesProps {
  /** A font did not come. */
  failed: boolean
  cartTrouble: CartTrouble | null
  /** They stand in a list that scrolls: what answers a press stays in sight. */
  sticky?: boolean
}

/** What the person must know at once: why a change was not taken, what another tab did, what cannot be stored. */
export function Notices({ failed, cartTrouble, sticky = false }: NoticesProps) {
  const t = useTranslations('editor.notice')
  const elsewhere = useEditorItem(state => state.changedElsewhere)
  const saveFailed = useEditorItem(state => state.saveFailed)
  const refusal = useEditorState(state => state.refusal)
  const { recovered } = useSetting()
  const quiet = !elsewhere && !saveFailed && !failed && !cartTrouble && !refusal && !recovered
  return (
    <div
      className={classNames(
        !quiet && 'flex flex-col gap-2 p-2',
        sticky && refusal && 'sticky -top-3 z-1 bg-wash',
      )}
      aria-live="polite"
    >
      {refusal && <Alert tone="block">{t(`refusal.${refusal.code}`, refusal)}</Alert>}
      {recovered && <LeftOutNotice {...recovered} />}
      {elsewhere && <Alert tone="ask">{t('elsewhere')}</Alert>}
      {saveFailed && <Alert tone="block">{t('saveFailed')}</Alert>}
      {cartTrouble && <Alert tone="block">{t(`cart.${cartTrouble}`)}</Alert>}
      {failed && <Alert tone="block">{t('fontFailed')}</Alert>}
    </div>
  )
}
