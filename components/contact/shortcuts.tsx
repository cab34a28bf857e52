'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/lib/ground/site/navigation'
import type { MessageSubject } from '@/lib/people/message/subjects'

const look =
  'flex h-full w-full items-start gap-3 rounded-md border border-line px-4 py-3.5 text-left hover:border-edge hover:bg-wash'

function Words({ icon, title, text }: { icon: IconName; title: string; text: string }): ReactNode {
  return (
    <>
      <Icon name={icon} className="mt-0.5 text-(--action)" />
      <span>
        <span className="block text-sm font-semibold">{title}</span>
        <span className="block text-xs text-ink-2">{text}</span>
      </span>
    </>
  )
}

interface ShortcutsProps {
  deliveryUrl: string
  onChoose: (subject: MessageSubject) => void
}

/** What is asked most, each with the shortest way to its answer. */
export function Shortcuts({ deliveryUrl, onChoose }: ShortcutsProps) {
  const t = useTranslations('contact.shortcuts')
  return (
    <ul aria-label={t('label')} className="grid gap-2.5 sm:grid-cols-3">
      <li>
        <Link href={deliveryUrl} className={look}>
          <Words icon="truck" title={t('order')} text={t('orderText')} />
        </Link>
      </li>
      <li>
        <button type="button" className={look} onClick={() => onChoose('file')}>
          <Words icon="upload" title={t('file')} text={t('fileText')} />
        </button>
      </li>
      <li>
        <button type="button" className={look} onClick={() => onChoose('quotation')}>
          <Words icon="document" title={t('quotation')} text={t('quotationText')} />
        </button>
      </li>
    </ul>
  )
}
