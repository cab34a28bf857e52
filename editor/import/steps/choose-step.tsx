'use client'
import { Camera, FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { FileButton } from '../../picture/ui/file-button'
import type { ImportDesk } from '../import-desk'

/** The accepted files, and the ways to choose them. */
export function ChooseStep({ desk, locale }: { desk: ImportDesk; locale: SiteLocale }) {
  const t = useTranslations('importDesign')
  const take = (files: File[]) => void desk.take(files)
  return (
    <>
      <p className="text-sm text-ink-2">{t('intro')}</p>
      <div className="flex flex-col items-center gap-4 rounded-md border-2 border-dashed border-edge bg-wash px-4 py-8 short:py-4">
        <p className="text-center text-sm font-semibold pointer-coarse:hidden">{t('drop')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <FileButton designs multiple onChoose={take}>
            <FileUp aria-hidden size={18} />
            {t('choose')}
          </FileButton>
          <span className="hidden pointer-coarse:inline-flex">
            <FileButton camera onChoose={take}>
              <Camera aria-hidden size={18} />
              {t('camera')}
            </FileButton>
          </span>
        </div>
        <p className="text-center text-xs text-ink-2">{t('kinds')}</p>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-2">
        {t('private')}
        <a
          className="link tap inline-flex min-h-6 items-center"
          href={localePath(locale, helpPaths.prepareFile[languageOf(locale)])}
          target="_blank"
          rel="noopener"
        >
          {t('help')}
        </a>
      </p>
    </>
  )
}
