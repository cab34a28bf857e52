'use client'
import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { sharedPath } from '@/lib/doors/contract/shared-paths'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { isClient } from '@/stores/auto-save'
import { useEditor } from '../state/editor-context'
import { useWayBack } from '../workspace/way-back'
import { OwnLinks } from './own-links'
import { keepDesign, type ShareTrouble, shareDesign } from './share-api'
import { useLinks } from './use-links'

/** The last action, for screen readers. */
export type ShareStatus = 'made' | 'copied' | 'copyByHand' | 'ended' | 'kept'

/** The whole address of a link, in the language of the page. */
function useAddress(): (code: string) => string {
  const locale = useLocale() as SiteLocale
  return code => `${window.location.origin}${localePath(locale, sharedPath(code))}`
}

/** Makes a link to the design as it is now, hands it over, and shows and ends the links of this browser. */
export function ShareDialog() {
  const t = useTranslations('editor')
  const editor = useEditor()
  const address = useAddress()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState<ShareStatus | null>(null)
  const [trouble, setTrouble] = useState<ShareTrouble | null>(null)
  const links = useLinks()
  useEffect(() => dialog.current?.showModal(), [])
  // At once: the focused button is gone, and a key pressed before the field has the focus would be lost.
  useLayoutEffect(() => {
    if (code !== null) field.current?.select()
  }, [code])
  // When the browser closes it, the focus returns. The state is set at once; otherwise a key pressed at that moment
  // would still find it open.
  const close = () => {
    dialog.current?.close()
    editor.setWorkspace({ sharing: false })
  }
  useWayBack(true, close)

  // A disabled button would lose the focus, and with it the keys of the dialog: so it stays enabled and does nothing.
  const make = async () => {
    if (busy) return
    setBusy(true)
    const made = await shareDesign(editor.design)
    setBusy(false)
    setTrouble(made.ok ? null : made.trouble)
    setStatus(made.ok ? 'made' : null)
    if (!made.ok) return
    setCode(made.value)
    links.reread()
  }
  const keep = async () => {
    if (busy) return
    setBusy(true)
    const kept = await keepDesign(editor.design)
    setBusy(false)
    setTrouble(kept.ok ? null : kept.trouble)
    setStatus(kept.ok ? 'kept' : null)
  }
  const copy = async (which: string) => {
    try {
      await navigator.clipboard.writeText(address(which))
      setStatus('copied')
    } catch {
      // The browser denies the clipboard: the address is selected, so that the person can copy it.
      setCode(which)
      setStatus('copyByHand')
    }
  }
  const end = async (which: string) => {
    const ended = await links.end(which)
    setTrouble(ended.ok ? null : ended.trouble)
    if (!ended.ok) return
    setStatus('ended')
    if (which === code) setCode(null)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="editor-share-title"
      onClose={() => editor.setWorkspace({ sharing: false })}
      onKeyDown={event => {
        event.stopPropagation()
        // Handled here: the workspace around it keeps Escape for the canvas.
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
      className="m-auto max-h-[calc(100dvh-24px)] w-[min(520px,calc(100vw-24px))] overflow-y-auto rounded-lg bg-paper p-5 text-ink shadow-2 backdrop:bg-ink/30"
    >
      <div className="flex items-center justify-between">
        <h2 id="editor-share-title" className="text-lg! leading-6">
          {t('share.title')}
        </h2>
        <IconButton label={t('close')} onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <p className="mt-2 text-sm text-ink-2">{t('share.text')}</p>
      {code === null ? (
        <Button className="mt-4" size="small" aria-disabled={busy || undefined} onClick={make}>
          {t('share.make')}
        </Button>
      ) : (
        <Handover ref={field} address={address(code)} onCopy={() => copy(code)} />
      )}
      {isClient() && (
        <Button
          className="mt-3"
          look="secondary"
          size="small"
          aria-disabled={busy || undefined}
          onClick={keep}
        >
          {t('share.keep')}
        </Button>
      )}
      <p role="status" className="mt-2 min-h-5 text-sm text-mat-2">
        {status && t(`share.said.${status}`)}
      </p>
      {trouble && (
        <Alert tone="block" role="alert">
          {t(`share.trouble.${trouble}`)}
        </Alert>
      )}
      <OwnLinks links={links.links} onCopy={copy} onEnd={end} />
    </dialog>
  )
}

interface HandoverProps {
  ref: React.RefObject<HTMLInputElement | null>
  address: string
  onCopy: () => void
}

/** The address of a link, to be copied, or handed to another program of the phone. */
function Handover({ ref, address, onCopy }: HandoverProps) {
  const t = useTranslations('editor.share')
  const canHand = typeof navigator.share === 'function'
  const hand = () => {
    // It rejects after a cancel: nothing has happened then.
    navigator.share({ url: address }).catch(() => {})
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <input
        ref={ref}
        readOnly
        value={address}
        aria-label={t('address')}
        onFocus={event => event.currentTarget.select()}
        className="min-h-10 min-w-0 grow basis-60 rounded-md border border-edge bg-wash px-3 text-sm pointer-coarse:min-h-11"
      />
      <Button size="small" onClick={onCopy}>
        {t('copy')}
      </Button>
      {canHand && (
        <Button look="secondary" size="small" onClick={hand}>
          {t('hand')}
        </Button>
      )}
    </div>
  )
}
