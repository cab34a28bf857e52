'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { Preview } from '@/editor/import/preview'
import { openPicture, pictureWorker } from '@/editor/picture/picture-worker'
import type { OpenedFile } from '@/editor/picture/worker/messages'

/** What was made of a file, as the sheet shows it. */
export interface MadePicture {
  src: string
  alt: string
  widthMm: number
  heightMm: number
}

interface OriginalBesideProps {
  /** A file that was sent; `page` is the page of it that was used, from 1. */
  file: { hash: string; name: string; page?: number }
  made: MadePicture
}

type Opened = Omit<OpenedFile, 'file'>

/** What is seen of the original; the words are keys of `backOffice.order.compare`. */
type Seen = Opened | 'opening' | 'gone' | 'failed' | 'password' | 'unreadable'

interface Looking {
  hash: string
  page: number | undefined
  signal: AbortSignal
}

/**
 * The file as our own pixels (DESIGN-44): its bytes go into the worker of pictures, which executes nothing in it and ends with this
 * component.
 */
async function lookAt({ hash, page, signal }: Looking): Promise<Seen> {
  const response = await fetch(`/api/own-pictures/${hash}`, { signal })
  if (response.status === 404) return 'gone'
  if (!response.ok) return 'failed'
  const bytes = await response.arrayBuffer()
  signal.throwIfAborted()
  const worker = pictureWorker()
  const stop = () => worker.stop()
  signal.addEventListener('abort', stop)
  try {
    // Lines to be cut along are part of what was sent.
    const answer = await openPicture(worker, { bytes, keepsCuts: true, ...(page !== undefined && { page }) })
    if (answer.ok) return answer.opened
    return answer.code === 'password' ? 'password' : 'unreadable'
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** The original for as long as it is shown; its screen memory is released afterwards. */
function useOriginal(hash: string, page: number | undefined): Seen {
  const [seen, setSeen] = useState<Seen>('opening')
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let shown: Seen | null = null
    const free = () => {
      if (shown && typeof shown === 'object') shown.preview.close()
    }
    lookAt({ hash, page, signal }).then(
      found => {
        shown = found
        if (signal.aborted) free()
        else setSeen(found)
      },
      error => {
        if (signal.aborted) return
        console.warn('an original could not be opened', error)
        setSeen('failed')
      },
    )
    return () => {
      leaving.abort()
      free()
      setSeen('opening')
    }
  }, [hash, page])
  return seen
}

/** A size in mm to a tenth. */
const tenth = (mm: number): number => Math.round(mm * 10) / 10

function Original({ name, seen }: { name: string; seen: Seen }) {
  const t = useTranslations('backOffice.order.compare')
  if (typeof seen === 'string')
    return (
      <p
        role={seen === 'opening' ? 'status' : 'alert'}
        className={seen === 'opening' ? 'bo-note' : 'bo-alert'}
      >
        {t(seen)}
      </p>
    )
  const { trueSize, kind, width, height, page, pages, lost, pageNotes, preview } = seen
  const isDrawn = kind === 'svg' || kind === 'pdf'
  const size = trueSize?.physical
    ? t('size', { width: tenth(trueSize.width), height: tenth(trueSize.height) })
    : isDrawn
      ? t('unsaid')
      : t('pixels', { width, height })
  return (
    <>
      <Preview bitmap={preview} label={t('original', { name })} className="bo-beside__picture" />
      <figcaption>
        <b>{t('sent')}</b> {size}
        {pages > 1 && ` · ${t('page', { page, pages })}`}
      </figcaption>
      {(lost.length > 0 || (pageNotes?.missing.length ?? 0) > 0) && <p className="bo-alert">{t('partly')}</p>}
    </>
  )
}

function Pair({ file, made }: OriginalBesideProps) {
  const t = useTranslations('backOffice.order.compare')
  const seen = useOriginal(file.hash, file.page)
  return (
    <>
      <figure className="bo-beside__half">
        <Original name={file.name} seen={seen} />
      </figure>
      <figure className="bo-beside__half">
        <img src={made.src} alt={made.alt} className="bo-beside__picture" />
        <figcaption>
          <b>{t('made')}</b> {t('size', { width: tenth(made.widthMm), height: tenth(made.heightMm) })}
        </figcaption>
      </figure>
    </>
  )
}

/** A file as the client sent it, beside what was made of it, on request. */
export function OriginalBeside({ file, made }: OriginalBesideProps) {
  const t = useTranslations('backOffice.order.compare')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="bo-beside">
      <button
        type="button"
        className="bo-button bo-beside__button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'close' : 'open', { name: file.name })}
      </button>
      <div id={id} hidden={!open} className="bo-beside__pair">
        {open && <Pair file={file} made={made} />}
      </div>
    </div>
  )
}
