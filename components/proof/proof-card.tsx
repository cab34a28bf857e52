'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { reductionOf } from '@/lib/design/drawing/proof-scale'
import { kindOf } from '@/lib/product/kinds/registry'
import { screenPxPerMm, useScreenScale } from '@/stores/screen-scale'
import { useItemWords } from '../cart/item-words'
import { startEditor } from '../popups/start-editor'
import { ProofDrawing } from './proof-drawing'
import type { ProofSheet } from './use-proofs'

/** Space for a drawing in a card, in CSS pixels: what the narrowest phone has. */
const space = { width: 232, height: 150 } as const

interface ProofCardProps {
  sheet: ProofSheet
  catalogue: Catalogue
  /** When it was confirmed; null before that. */
  confirmedAt: string | null
  onConfirm: (confirmed: boolean) => void
  onEnlarge: () => void
  onAgain: () => void
  /** It was sent without being confirmed. */
  missing: boolean
}

interface CardActionsProps extends Pick<ProofCardProps, 'sheet' | 'catalogue'> {
  title: string
  /** Null where there is nothing to be seen larger. */
  onEnlarge: (() => void) | null
}

/** Enlarges the proof, and corrects the design in the editor. */
function CardActions({ sheet, catalogue, title, onEnlarge }: CardActionsProps) {
  const t = useTranslations('proof')
  const designed = kindOf(sheet.item)?.designed(sheet.item, catalogue) ?? null
  return (
    <div className="flex gap-4">
      {onEnlarge && (
        <button
          type="button"
          className="link tap py-1.5"
          aria-label={t('enlargeLine', { name: title })}
          onClick={onEnlarge}
        >
          {t('enlarge')}
        </button>
      )}
      {designed && (
        <button
          type="button"
          className="link tap py-1.5"
          data-editor={kindOf(sheet.item)?.editor ?? undefined}
          aria-label={t('correctLine', { name: title })}
          onClick={() =>
            startEditor({ ...designed, quantity: sheet.item.quantity }, { cartItemId: sheet.item.id })
          }
        >
          {t('correct')}
        </button>
      )}
    </div>
  )
}

/** One design as it will be made: to scale, with its facts, its own confirmation, and the button to correct it. */
export function ProofCard(props: ProofCardProps) {
  const { sheet, catalogue, confirmedAt, onConfirm, onEnlarge, onAgain, missing } = props
  const t = useTranslations('proof')
  const { title, facts } = useItemWords(catalogue)(sheet.item)
  const { state } = sheet
  const isShown = state !== null && state !== 'failed' && state.ok
  const hash = isShown ? state.proof.hash : null
  return (
    <li
      className={`grid overflow-hidden rounded-md border md:grid-cols-[272px_minmax(0,1fr)] ${missing ? 'border-seal shadow-[0_0_0_1px_var(--color-seal)]' : 'border-line'}`}
    >
      <div className="flex min-h-44 items-center justify-center bg-bench p-3">
        <Drawing sheet={sheet} title={title} />
      </div>
      <div className="flex flex-col gap-2 p-4 text-sm">
        <h3 className="text-base">
          {title}
          {sheet.item.quantity > 1 && (
            <span className="font-normal text-ink-2">{` ×\u00a0${sheet.item.quantity}`}</span>
          )}
        </h3>
        {facts && <p className="text-ink-2">{facts}</p>}
        {state === 'failed' && (
          <Alert
            tone="ask"
            actions={
              <Button size="small" look="secondary" onClick={onAgain}>
                {t('again')}
              </Button>
            }
          >
            {t('failed')}
          </Alert>
        )}
        {state !== null && state !== 'failed' && !state.ok && <Alert tone="block">{t('impossible')}</Alert>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
          {hash && (
            <Checkbox
              checked={confirmedAt !== null}
              aria-invalid={missing || undefined}
              onChange={event => onConfirm(event.target.checked)}
            >
              {confirmedAt === null ? (
                <span className="font-semibold">{t('confirm')}</span>
              ) : (
                <Confirmed at={confirmedAt} />
              )}
            </Checkbox>
          )}
          <CardActions {...{ sheet, catalogue, title }} onEnlarge={hash === null ? null : onEnlarge} />
        </div>
      </div>
    </li>
  )
}

function Confirmed({ at }: { at: string }) {
  const t = useTranslations('proof')
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at))
  return (
    <>
      <span className="font-semibold">{t('confirmed')}</span>{' '}
      <span className="text-ink-2">{t('confirmedAt', { time })}</span>
    </>
  )
}

function Drawing({ sheet, title }: { sheet: ProofSheet; title: string }) {
  const t = useTranslations('proof')
  const kept = useScreenScale(scale => scale.kept)
  const { state } = sheet
  if (state === null || state === 'failed' || !state.ok) {
    return <span className="text-ink-3">{state === null ? t('drawing') : '–'}</span>
  }
  const pxPerMm = screenPxPerMm(kept)
  const reduction = reductionOf(state.proof, {
    widthMm: space.width / pxPerMm,
    heightMm: space.height / pxPerMm,
  })
  return (
    <div className="text-center">
      <ProofDrawing
        proof={state.proof}
        url={state.url}
        pxPerMm={pxPerMm / reduction}
        alt={t('alt', { name: title })}
      />
      <p className="mt-2 text-xs text-ink-2">
        {reduction === 1 ? t('trueSize') : t('reduced', { by: reduction })}
      </p>
    </div>
  )
}
