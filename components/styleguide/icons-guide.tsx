import { useTranslations } from 'next-intl'
import { Icon, iconNames } from '@/components/ui/icon'
import { Specimens } from './specimen'

/** Every picture that stands beside words, with its name. */
export function IconsGuide() {
  const t = useTranslations('styleguide')
  return (
    <Specimens title={t('icons', { count: iconNames.length })}>
      {iconNames.map(name => (
        <span key={name} className="grid w-20 justify-items-center gap-2 text-2xs text-ink-2">
          <Icon name={name} size={24} className="text-ink" />
          {name}
        </span>
      ))}
    </Specimens>
  )
}
