'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LateTexts } from '@/components/late-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { PageNotes } from '../../picture/ui/page-notes'
import type { ImportHost } from '../host'
import { type ImportDesk, type ImportStep, isPhoto } from '../import-desk'
import { Looked } from '../looked'

interface PicturesStepProps {
  step: Extract<ImportStep, { name: 'pictures' }>
  desk: ImportDesk
  host: ImportHost
}

/** The imported pictures, and their possible uses. */
export function PicturesStep({ step: { pictures }, desk, host }: PicturesStepProps) {
  const t = useTranslations('importDesign')
  const [alone, setAlone] = useState(host.isSample)
  const [first, ...others] = pictures
  const photo = first && others.length === 0 && isPhoto(first) ? first : null
  const locked = pictures.some(({ asked }) => asked.password !== undefined)
  const lost = new Set(pictures.flatMap(picture => picture.lost))
  const notes = new Set(pictures.flatMap(picture => picture.notes))
  const families = new Map(
    pictures.flatMap(({ otherFamilies }) => otherFamilies.map(({ asked, drawn }) => [asked, drawn])),
  )
  const place = () =>
    host.give({ kind: 'pictures', pictures: pictures.map(({ file, asked }) => ({ file, ...asked })), alone })
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one choice never changes, and may hold a file twice
          <Looked key={index} picture={picture} single={pictures.length === 1} />
        ))}
      </ul>
      {[...lost].map(part => (
        <Alert key={part} tone="ask">
          {t(`lost.${part}`)}
        </Alert>
      ))}
      {[...notes].map(note => (
        <Alert key={note} tone="ask">
          {t(`note.${note}`)}
        </Alert>
      ))}
      {pictures.map((picture, index) =>
        picture.pageNotes ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <LateTexts key={index} name="pageNotes">
            <PageNotes
              notes={picture.pageNotes}
              change={({ keepsCuts = false }) => void desk.keepCuts(picture, keepsCuts)}
            />
          </LateTexts>
        ) : null,
      )}
      {[...families].map(([asked, drawn]) => (
        <Alert key={asked} tone="ask">
          {t('otherFamily', { asked, drawn })}
        </Alert>
      ))}
      <Checkbox checked={alone} onChange={event => setAlone(event.target.checked)}>
        {t(host.isSample ? 'alone.sample' : 'alone.design')}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button onClick={place}>{t('place', { product: host.name })}</Button>
        {photo && (
          <Button look="secondary" onClick={() => void desk.findCorners(photo)}>
            {t('corners.open')}
          </Button>
        )}
        {host.workshop && !locked && (
          <Button look="secondary" onClick={() => desk.go({ name: 'workshop', pictures, sending: false })}>
            {t('workshop.open')}
          </Button>
        )}
        <Button look="ghost" onClick={() => desk.restart()}>
          {t('another')}
        </Button>
      </div>
      {host.workshop && locked && <p className="text-xs text-ink-2">{t('workshop.locked')}</p>}
      <p className="text-xs text-ink-2">{t('placeHint')}</p>
    </>
  )
}
