'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinePicture } from '@/components/cart/line-picture'
import { startEditor } from '@/components/popups/start-editor'
import type { KeptDesign } from '@/lib/doors/contract/kept-designs'
import { NameForm } from '../name-form'
import { SharedAddress } from './shared-address'
import { useSharedLink } from './use-shared-link'

interface DesignTileProps {
  kept: KeptDesign
  onForget: () => Promise<unknown>
  onRename: (name: string) => Promise<boolean>
}

const action = 'link min-h-11 text-sm'

function TileHead({ name, changedAt }: { name: string; changedAt: DesignTileProps['kept']['changedAt'] }) {
  const t = useTranslations('accountArea.designs')
  const format = useFormatter()
  return (
    <>
      <h2 className="mt-3 text-base! leading-6! font-semibold! break-words [font-stretch:100%]">{name}</h2>
      <p className="text-sm text-ink-2">
        {t('changed', { date: format.dateTime(new Date(changedAt), { dateStyle: 'long' }) })}
      </p>
    </>
  )
}

/** A kept design as it will look, with what can be done with it. */
export function DesignTile({ kept, onForget, onRename }: DesignTileProps) {
  const t = useTranslations('accountArea.designs')
  const [naming, setNaming] = useState(false)
  const { name, design, changedAt } = kept
  const link = useSharedLink(design)
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
        <TileHead name={name} changedAt={changedAt} />
      )}
      <div className="flex flex-wrap gap-x-4">
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
        <button
          type="button"
          className={action}
          aria-label={t('shareOf', { name })}
          onClick={() => void link.make()}
        >
          {t('share')}
        </button>
        <button
          type="button"
          className={action}
          aria-label={t('forgetOf', { name })}
          onClick={() => void onForget()}
        >
          {t('forget')}
        </button>
      </div>
      <SharedAddress name={name} link={link} />
    </article>
  )
}
