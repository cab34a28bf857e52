'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { withoutLines } from '@/lib/design/scene/operations/make-space'
import { useEditorItem } from '@/stores/editor-item'
import { fontEngine } from '../scene/font-engine'
import { useEditor, useEditorState, usePlate, useSetting } from '../state/editor-context'
import type { Refused } from '../state/editor-state'
import { LeftOutNotice } from './left-out-notice'
import { SpaceOffers } from './space-offers'
import type { CartTrouble } from './workspace-props'

interface NoticesProps {
  /** A font failed to load. */
  failed: boolean
  cartTrouble: CartTrouble | null
  /** Whether refusals are shown among them; where there is a canvas they are shown over it (`RefusalNotice`). */
  withRefusal?: boolean
}

/** Why a change was refused, or its result, over the foot of the canvas: neither the plate nor the pressed control moves. */
export function RefusalNotice() {
  const refusal = useEditorState(state => state.refusal)
  return (
    <div
      className="pointer-events-none absolute inset-x-2 bottom-16 z-2 group-has-data-two/canvas:bottom-28 lg:inset-x-6 lg:bottom-3 short:bottom-2!"
      aria-live="polite"
    >
      {refusal && <Refusal refusal={refusal} className="pointer-events-auto mx-auto max-w-140 shadow-2" />}
    </div>
  )
}

/** A refused or changed action, with its repair where there is one. */
function Refusal({ refusal, className }: { refusal: Refused; className?: string }) {
  const t = useTranslations('editor')
  const editor = useEditor()
  const plate = usePlate()
  const { code, ...values } = refusal
  if (code === 'fillEnded' || code === 'linePlaced') {
    const undo = (
      <Button look="secondary" size="small" className="pointer-events-auto" onClick={() => editor.undo()}>
        {t('command.undo')}
      </Button>
    )
    return (
      // Work on the plate below can continue at once.
      <Alert tone="inform" className={classNames(className, 'pointer-events-none!')} actions={undo}>
        {t(`notice.refusal.${code}`)}
      </Alert>
    )
  }
  const way = refusal.code === 'covers' ? refusal.way : null
  const remove = way && (
    <Button
      look="secondary"
      size="small"
      onClick={() => {
        const made = withoutLines(editor.design, plate, way, fontEngine())
        if (!made || !editor.change(made.design)) return
        editor.select([made.id])
        editor.say('deleted', { count: way.lines.length })
      }}
    >
      {t('notice.removeLines', {
        count: way.lines.length,
        words: way.lines.map(({ text }) => text.trim()).join(' · '),
      })}
    </Button>
  )
  const left = refusal.code === 'noSpace' || refusal.code === 'linesLeft' ? refusal.words : null
  return (
    <Alert tone="block" className={className} actions={left ? <SpaceOffers words={left} /> : remove}>
      {t(`notice.refusal.${code}`, figures(values))}
    </Alert>
  )
}

/** Values of a sentence: figures and words. */
const figures = (values: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  )

/** What the person must know at once: refused changes, changes in another tab, storage failures. */
export function Notices({ failed, cartTrouble, withRefusal = false }: NoticesProps) {
  const t = useTranslations('editor.notice')
  const elsewhere = useEditorItem(state => state.changedElsewhere)
  const saveFailed = useEditorItem(state => state.saveFailed)
  const refusal = useEditorState(state => (withRefusal ? state.refusal : null))
  const { recovered } = useSetting()
  const quiet = !elsewhere && !saveFailed && !failed && !cartTrouble && !refusal && !recovered
  return (
    <div className={quiet ? undefined : 'flex flex-col gap-2 p-2'} aria-live="polite">
      {refusal && <Refusal refusal={refusal} />}
      {recovered && <LeftOutNotice {...recovered} />}
      {elsewhere && <Alert tone="ask">{t('elsewhere')}</Alert>}
      {saveFailed && <Alert tone="block">{t('saveFailed')}</Alert>}
      {cartTrouble && <Alert tone="block">{t(`cart.${cartTrouble}`)}</Alert>}
      {failed && <Alert tone="block">{t('fontFailed')}</Alert>}
    </div>
  )
}
