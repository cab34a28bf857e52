'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type DragEvent, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { attachmentLimits } from '@/lib/people/message/subjects'
import { acceptedFiles, mayTryAgain } from './send-file'
import type { FileEntry, MessageFiles as Files } from './use-message-files'

const megabytes = attachmentLimits.bytes / 1_000_000

/** A size as people say it: "2,1 MB". */
function useSize() {
  const locale = useLocale()
  return (bytes: number) => {
    const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
    const figure = unit === 'kilobyte' ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(figure)
  }
}

function Entry({ entry, files }: { entry: FileEntry; files: Files }) {
  const t = useTranslations('contact')
  const size = useSize()
  const { file, state } = entry
  const refused = state.kind === 'refused'
  return (
    <li
      className={classNames(
        'flex items-center gap-3 rounded-md border px-3 py-2.5',
        refused ? 'border-seal' : 'border-line',
      )}
    >
      <Icon name={refused ? 'error' : 'document'} className={refused ? 'text-seal' : 'text-ink-2'} />
      <div className="min-w-0 grow text-sm">
        <p className="truncate font-medium">{file.name}</p>
        {state.kind === 'sent' && <p className="text-xs text-ink-3">{size(file.size)}</p>}
        {state.kind === 'sending' && (
          <>
            <p className="text-xs text-ink-3">{t('fileSending', { percent: state.percent })}</p>
            <ProgressBar className="mt-1" value={state.percent} max={100} aria-label={file.name} />
          </>
        )}
        {refused && (
          <p className="text-xs text-seal">
            {t(`fileErrors.${state.code}`, { megabytes: String(megabytes) })}{' '}
            {mayTryAgain(state.code) && (
              <button type="button" className="link" onClick={() => files.again(entry)}>
                {t('fileRetry')}
              </button>
            )}
          </p>
        )}
      </div>
      <IconButton label={t('fileRemove', { name: file.name })} onClick={() => files.remove(entry.id)}>
        <Icon name="close" size={18} />
      </IconButton>
    </li>
  )
}

/** Opens the browser's own choice of files. */
function Chooser({ files }: { files: Files }) {
  const t = useTranslations('contact')
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Icon name="upload" size={24} className="text-(--action)" />
      <p>
        <span className="font-semibold max-lg:hidden">{t('filesDrop')} </span>
        <button
          type="button"
          className="link inline-block pointer-coarse:py-2 max-lg:first-letter:uppercase"
          aria-describedby="contact-files-limits"
          onClick={() => chooser.current?.click()}
        >
          {t('filesChoose')}
        </button>
        <span className="block text-ink-3">{t('filesKinds')}</span>
      </p>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        data-testid="contact-files"
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Chooses files or takes those that are dropped; says in advance what is accepted, and shows the state of each file. */
export function MessageFiles({ files }: { files: Files }) {
  const t = useTranslations('contact')
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    files.add([...event.dataTransfer.files])
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        {t('files')}{' '}
        <span id="contact-files-limits" className="font-normal text-ink-3">
          {t('filesLimits', { files: String(attachmentLimits.files), megabytes: String(megabytes) })}
        </span>
      </legend>
      {files.entries.length > 0 && (
        <ul className="mb-2 grid gap-2 md:grid-cols-2" aria-live="polite">
          {files.entries.map(entry => (
            <Entry key={entry.id} entry={entry} files={files} />
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the button inside */}
      <div
        className={classNames(
          'flex items-center gap-4 rounded-md border border-dashed px-4 py-4.5 text-sm',
          over ? 'border-(--action) bg-mat-soft' : 'border-edge',
        )}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Chooser files={files} />
      </div>
    </fieldset>
  )
}
