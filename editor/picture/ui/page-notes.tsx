'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { CutLines, PageNotes as Notes } from '@/lib/design/picture/pdf/notes'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'

interface PageNotesProps {
  notes: Notes
  /** Draws cutting lines as ink, or leaves them out. */
  change: (patch: Pick<PictureEdit, 'keepsCuts'>) => void
}

/** Notes about a page of a PDF that the picture does not show, and its questions (DESIGN-55). */
export function PageNotes({ notes, change }: PageNotesProps) {
  const t = useTranslations('pageNotes')
  const { missing, fonts, hiddenLayers, overprints, cut } = notes
  return (
    <>
      {missing.map(part => (
        <Alert key={part} tone="ask">
          {t(`missing.${part}`)}
        </Alert>
      ))}
      {fonts.map(name => (
        <Alert key={name} tone="ask">
          {t('font', { name })}
        </Alert>
      ))}
      {hiddenLayers.length > 0 && <Alert>{t('hiddenLayers', { names: hiddenLayers.join(', ') })}</Alert>}
      {overprints && <Alert tone="ask">{t('overprint')}</Alert>}
      {cut && <Cut cut={cut} change={change} />}
    </>
  )
}

/** Cutting lines: where they are, and whether they are drawn anyway. */
function Cut({ cut, change }: { cut: CutLines; change: PageNotesProps['change'] }) {
  const t = useTranslations('pageNotes.cut')
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const { names, area, kept, alone } = cut
  const { width, height, left, top } = area
  const place = {
    names: names.join(', '),
    width: format.format(width),
    height: format.format(height),
    left: format.format(left),
    top: format.format(top),
  }
  return (
    <Alert
      tone="ask"
      actions={
        alone ? null : (
          <Button look="secondary" size="small" onClick={() => change({ keepsCuts: !kept })}>
            {t(kept ? 'leave' : 'engrave')}
          </Button>
        )
      }
    >
      {t(kept ? 'kept' : 'left', place)}
    </Alert>
  )
}
