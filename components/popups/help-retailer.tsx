'use client'
import { useTranslations } from 'next-intl'
import { PopupTexts } from '@/components/late-texts'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { accountPath } from '@/lib/client/account-menu'
import { helpPaths } from '@/lib/site/help-paths'
import { languageOf, type SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import { Popup } from './popup'

interface HelpRetailerProps {
  locale: SiteLocale
  onClose: () => void
}

const topics = ['orders', 'payment', 'prepareFile'] as const
type Topic = (typeof topics)[number]
const icons: Record<Topic, IconName> = { orders: 'box', payment: 'document', prepareFile: 'upload' }

/** What retailers ask most, and whom they ask the rest. */
export default function HelpRetailer(props: HelpRetailerProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups']}>
      <Topics {...props} />
    </PopupTexts>
  )
}

function Topics({ locale, onClose }: HelpRetailerProps) {
  const t = useTranslations('popups')
  const language = languageOf(locale)
  const hrefs: Record<Topic, string> = {
    orders: accountPath('order'),
    payment: helpPaths.payment[language],
    prepareFile: helpPaths.prepareFile[language],
  }
  return (
    <Popup
      title={t('helpRetailer.title')}
      icon="help"
      place="side"
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="grid gap-1.5">
          <Link href={`${helpPaths.contact[language]}?subject=trade`} className={buttonClass({ full: true })}>
            {t('helpRetailer.contact')}
          </Link>
          <Link
            href={helpPaths.help[language]}
            className={buttonClass({ look: 'ghost', size: 'small', full: true })}
          >
            {t('help.all')}
          </Link>
        </div>
      }
    >
      <p className="mb-2 text-sm text-ink-2">{t('helpRetailer.text')}</p>
      <ul>
        {topics.map(name => (
          <li key={name} className="border-b border-line">
            <Link href={hrefs[name]} className="group flex gap-3.5 py-3.5">
              <Icon name={icons[name]} className="mt-0.5 text-ink-2" />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline">
                  {t(`helpRetailer.topics.${name}.title`)}
                </span>
                <span className="block text-sm text-ink-2">{t(`helpRetailer.topics.${name}.text`)}</span>
              </span>
              <Icon name="right" className="self-center text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
