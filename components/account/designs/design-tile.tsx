'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinePicture } from '@/components/cart/line-picture'
import { startEditor } from '@/components/popups/start-editor'
import { Input } from '@/components/ui/field'
import type { KeptDesign } from '@/lib/contract/kept-designs'
import { sharedCodePath } from '@/lib/contract/shared-designs'
import { sharedPath } from '@/lib/contract/shared-paths'
import { localePath } from '@/lib/site/locales'
import { NameForm } from '../name-form'
import { send } from '../send'

interface DesignTileProps {
  kept: KeptDesign
  onForget: () => Promise<unknown>
  onRename: (name: string) => Promise<boolean>
}

const action = 'link min-h-11 text-sm'

/** A kept design as it will look, with what can be done with it. */
export function DesignTile({ kept, onForget, onRename }: DesignTileProps) {
  const t = useTranslations('accountArea.designs')
  const format = useFormatter()
  const [naming, setNaming] = useState(false)
  const { name, design, changedAt } = kept
  const open = () => void startEditor({ ...design, preset: false })
  return (
    <article>
      <button type="button" onClick={open} aria-label={t('openOf', { name })} className="block w-full">
        <LinePicture design={design} spec={null} ground="bench" className="w-full" />
      </button>
      {naming ? (
        <NameForm
          labels={{ name: t('name'), save: t('save'), cancel: t('cancel') }}
          name={name}
          onRename={async next => {
            if (await onRename(next)) setNaming(false)
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <>
          <h2 className="mt-3 text-base! leading-6! font-semibold! break-words [font-stretch:100%]">
            {name}
          </h2>
          <p className="text-sm text-ink-2">
            {t('changed', { date: format.dateTime(new Date(changedAt), { dateStyle: 'long' }) })}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-x-5">
        <button type="button" className={action} onClick={open}>
          {t('open')}
        </button>
        {!naming && (
          <button
            type="button"
            className={action}
            aria-label={t('renameOf', { name })}
            onClick={() => setNaming(true)}
          >
            {t('rename')}
          </button>
        )}
        <Share kept={kept} />
        <button
          type="button"
          className={action}
          aria-label={t('forgetOf', { name })}
          onClick={() => void onForget()}
        >
          {t('forget')}
        </button>
      </div>
    </article>
  )
}

/** Makes a link to a copy of the design as it is now, and shows it, to be copied. */
function Share({ kept: { name, design } }: { kept: KeptDesign }) {
  const t = useTranslations('accountArea.designs')
  const locale = useLocale()
  const [link, setLink] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const share = async () => {
    const sent = await send('POST', '/api/shared-designs', design, sharedCodePath)
    setFailed(!sent.ok)
    if (!sent.ok) return
    setLink(`${window.location.origin}${localePath(locale, sharedPath(sent.value.code))}`)
  }
  return (
    <>
      <button
        type="button"
        className={action}
        aria-label={t('shareOf', { name })}
        onClick={() => void share()}
      >
        {t('share')}
      </button>
      <span role="status" className="block w-full text-sm empty:hidden">
        {link && (
          <Input
            readOnly
            aria-label={t('link')}
            value={link}
            onFocus={event => event.currentTarget.select()}
          />
        )}
        {failed && t('shareFailed')}
      </span>
    </>
  )
}
