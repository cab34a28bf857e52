'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { PopupTexts } from '@/components/late-texts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/segmented'
import type { Proof } from '@/lib/contract/proofs'
import type { SiteLocale } from '@/lib/site/locales'
import { screenPxPerMm, useScreenScale } from '@/stores/screen-scale'
import { Popup } from '../popups/popup'
import { ProofDrawing } from './proof-drawing'

/** One proof, in the words of its page. */
export interface PopupSheet {
  key: string
  title: string
  facts: string
  quantity: number
  proof: Proof
  url: string
}

export interface ProofPopupProps {
  sheets: readonly PopupSheet[]
  /** Which of them is shown first, by its key. */
  first: string
  isConfirmed: (hash: string) => boolean
  onConfirm: (hash: string) => void
  locale: SiteLocale
  onClose: () => void
}

/** The proofs of an order one after the other, as large as the screen lets them be, each to be confirmed. */
export default function ProofPopup(props: ProofPopupProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups', 'proof']}>
      <Shown {...props} />
    </PopupTexts>
  )
}

const sizes = ['fitted', 'true'] as const
type Size = (typeof sizes)[number]

/** Room of the drawing in the popup, in CSS pixels: most of the window, but no more than the popup is wide. */
const roomFor = () => ({
  width: Math.min(window.innerWidth, 900) - 110,
  height: Math.max(160, window.innerHeight - 430),
})

function Shown({ sheets, first, isConfirmed, onConfirm, onClose }: ProofPopupProps) {
  const t = useTranslations('proof')
  const popups = useTranslations('popups')
  const format = useFormatter()
  const kept = useScreenScale(scale => scale.kept)
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      sheets.findIndex(({ key }) => key === first),
    ),
  )
  const [size, setSize] = useState<Size>('fitted')
  const sheet = sheets[place]
  if (!sheet) return null
  const { proof, url, title, facts, quantity } = sheet
  const { widthMm, heightMm, hash } = proof
  const room = roomFor()
  const fitted = Math.min(room.width / widthMm, room.height / heightMm)
  const confirm = () => {
    onConfirm(hash)
    const next = sheets.findIndex(other => other !== sheet && !isConfirmed(other.proof.hash))
    if (next < 0) onClose()
    else setPlace(next)
  }
  const mm = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  return (
    <Popup
      title={t('popupTitle', { place: place + 1, all: sheets.length })}
      text={quantity > 1 ? `${title} × ${quantity}` : title}
      width={900}
      closeLabel={popups('close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{isConfirmed(hash) ? t('confirmed') : t('readAgain')}</p>
          <Button size="small" onClick={confirm}>
            {t('right')}
          </Button>
        </div>
      }
    >
      <div className="flex items-center justify-between gap-3">
        <Segmented
          name="proof-size"
          label={t('size')}
          value={size}
          onChange={setSize}
          options={sizes.map(value => ({ value, label: t(`sizes.${value}`) }))}
        />
        {sheets.length > 1 && (
          <span className="flex">
            <IconButton label={t('previous')} disabled={place === 0} onClick={() => setPlace(place - 1)}>
              <Icon name="left" />
            </IconButton>
            <IconButton
              label={t('next')}
              disabled={place === sheets.length - 1}
              onClick={() => setPlace(place + 1)}
            >
              <Icon name="right" />
            </IconButton>
          </span>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed aside must be reachable without a pointer
        tabIndex={0}
        aria-label={t('alt', { name: title })}
        className="mt-4 overflow-auto rounded-md bg-bench p-4 text-center"
      >
        <ProofDrawing
          proof={proof}
          url={url}
          pxPerMm={size === 'true' ? screenPxPerMm(kept) : fitted}
          alt={t('alt', { name: title })}
        />
      </section>
      <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-2">{t('format')}</dt>
        <dd>{t('measure', { width: mm(widthMm), height: mm(heightMm) })}</dd>
        {facts && (
          <>
            <dt className="text-ink-2">{t('madeOf')}</dt>
            <dd>{facts}</dd>
          </>
        )}
        <dt className="text-ink-2">{t('reference')}</dt>
        <dd className="tabular-nums">{hash.slice(0, 8).toUpperCase()}</dd>
      </dl>
    </Popup>
  )
}
