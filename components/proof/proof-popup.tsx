'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { PopupTexts } from '@/components/popup-texts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/segmented'
import type { Proof } from '@/lib/doors/contract/proofs'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { screenPxPerMm, useScreenScale } from '@/stores/screen-scale'
import { Popup } from '../popups/popup'
import { ProofDrawing } from './proof-drawing'
import type { Signing } from './sign-form'

const SignForm = lazy(() => import('./sign-form').then(({ SignForm: form }) => ({ default: form })))

/** One proof, with the texts of its page. */
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
  /** Asks for one signature for all of them; without it each is confirmed separately. */
  signing?: Signing
  isConfirmed?: (hash: string) => boolean
  onConfirm?: (hash: string) => void
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

/** Which of them is shown, which are confirmed, and what happens after a confirmation. */
function useSheets({ sheets, first, signing, isConfirmed, onConfirm, onClose }: ProofPopupProps) {
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      sheets.findIndex(({ key }) => key === first),
    ),
  )
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [isSigning, setSigning] = useState(false)
  const isDone = (hash: string) => (signing ? seen.has(hash) : Boolean(isConfirmed?.(hash)))
  const confirm = () => {
    const sheet = sheets[place]
    if (!sheet) return
    onConfirm?.(sheet.proof.hash)
    setSeen(before => new Set(before).add(sheet.proof.hash))
    const next = sheets.findIndex(other => other !== sheet && !isDone(other.proof.hash))
    if (next >= 0) setPlace(next)
    else if (signing) setSigning(true)
    else onClose()
  }
  return { place, setPlace, isDone, confirm, isSigning }
}

function Shown(props: ProofPopupProps) {
  const { sheets, signing, onClose } = props
  const t = useTranslations('proof')
  const popups = useTranslations('popups')
  const { place, setPlace, isDone, confirm, isSigning } = useSheets(props)
  const sheet = sheets[place]
  if (!sheet) return null
  const { title, quantity, proof } = sheet
  const frame = { width: 900, closeLabel: popups('close'), onClose }
  if (signing && isSigning) {
    return (
      <Popup {...frame} title={t('sign.title')}>
        <Suspense>
          <SignForm signing={signing} count={sheets.length} onDone={onClose} />
        </Suspense>
      </Popup>
    )
  }
  return (
    <Popup
      {...frame}
      title={t('popupTitle', { place: place + 1, all: sheets.length })}
      text={quantity > 1 ? `${title} × ${quantity}` : title}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{isDone(proof.hash) ? t('confirmed') : t('readAgain')}</p>
          <Button size="small" onClick={confirm}>
            {t('right')}
          </Button>
        </div>
      }
    >
      <Sheet sheet={sheet} sheets={sheets} place={place} onPlace={setPlace} />
    </Popup>
  )
}

const sizes = ['fitted', 'true'] as const
type Size = (typeof sizes)[number]

/** Space for the drawing in the popup, in CSS pixels: most of the window, but no more than the popup is wide. */
const spaceFor = () => ({
  width: Math.min(window.innerWidth, 900) - 110,
  height: Math.max(160, window.innerHeight - 430),
})

interface SheetProps {
  sheet: PopupSheet
  sheets: readonly PopupSheet[]
  place: number
  onPlace: (place: number) => void
}

/** One of them, fitted or at its true size, with its facts and buttons to the others. */
function Sheet({ sheet, sheets, place, onPlace }: SheetProps) {
  const t = useTranslations('proof')
  const kept = useScreenScale(scale => scale.kept)
  const [size, setSize] = useState<Size>('fitted')
  const { proof, url, title } = sheet
  const space = spaceFor()
  const fitted = Math.min(space.width / proof.widthMm, space.height / proof.heightMm)
  return (
    <>
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
            <IconButton label={t('previous')} disabled={place === 0} onClick={() => onPlace(place - 1)}>
              <Icon name="left" />
            </IconButton>
            <IconButton
              label={t('next')}
              disabled={place === sheets.length - 1}
              onClick={() => onPlace(place + 1)}
            >
              <Icon name="right" />
            </IconButton>
          </span>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable without a pointer
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
      <Facts sheet={sheet} />
    </>
  )
}

function Facts({ sheet: { facts, proof } }: Pick<SheetProps, 'sheet'>) {
  const t = useTranslations('proof')
  const format = useFormatter()
  const mm = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-2">{t('format')}</dt>
      <dd>{t('measure', { width: mm(proof.widthMm), height: mm(proof.heightMm) })}</dd>
      {facts && (
        <>
          <dt className="text-ink-2">{t('madeOf')}</dt>
          <dd>{facts}</dd>
        </>
      )}
      <dt className="text-ink-2">{t('reference')}</dt>
      <dd className="tabular-nums">{proof.hash.slice(0, 8).toUpperCase()}</dd>
    </dl>
  )
}
