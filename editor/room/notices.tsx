'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { useEditorItem } from '@/stores/editor-item'
import { useEditorState, useSetting } from '../state/editor-context'
import { LeftOutNotice } from './left-out-notice'
import type { CartTrouble } from './room-props'

interface NoticesProps {
  /** A font did not come. */
  failed: boolean
  cartTrouble: CartTrouble | null
  /** Why a change was not taken is said among them; where there is a canvas it is said over that (`RefusalNotice`). */
  withRefusal?: boolean
}

/** Why a change was not taken, over the foot of the canvas: neither the plate nor what was pressed moves away for it. */
export function RefusalNotice() {
  const t = useTranslations('editor.notice')
  const refusal = useEditorState(state => state.refusal)
  return (
    <div
      className="pointer-events-none absolute inset-x-2 bottom-16 z-2 lg:inset-x-6 lg:bottom-3 short:bottom-2"
      aria-live="polite"
    >
      {refusal && (
        <Alert tone="block" className="pointer-events-auto mx-auto max-w-140 shadow-2">
          {t(`refusal.${refusal.code}`, refusal)}
        </Alert>
      )}
    </div>
  )
}

/** What the person must know at once: why a change was not taken, what another tab did, what cannot be stored. */
export function Notices({ failed, cartTrouble, withRefusal = false }: NoticesProps) {
  const t = useTranslations('editor.notice')
  const elsewhere = useEditorItem(state => state.changedElsewhere)
  const saveFailed = useEditorItem(state => state.saveFailed)
  const refusal = useEditorState(state => (withRefusal ? state.refusal : null))
  const { recovered } = useSetting()
  const quiet = !elsewhere && !saveFailed && !failed && !cartTrouble && !refusal && !recovered
  return (
    <div className={quiet ? undefined : 'flex flex-col gap-2 p-2'} aria-live="polite">
      {refusal && <Alert tone="block">{t(`refusal.${refusal.code}`, refusal)}</Alert>}
      {recovered && <LeftOutNotice {...recovered} />}
      {elsewhere && <Alert tone="ask">{t('elsewhere')}</Alert>}
      {saveFailed && <Alert tone="block">{t('saveFailed')}</Alert>}
      {cartTrouble && <Alert tone="block">{t(`cart.${cartTrouble}`)}</Alert>}
      {failed && <Alert tone="block">{t('fontFailed')}</Alert>}
    </div>
  )
}
