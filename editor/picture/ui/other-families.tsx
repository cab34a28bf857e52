'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { RadioCard } from '@/components/ui/choice'
import type { FamilyChoices, OtherFamily } from '@/lib/design/picture/svg/faces'
import { mostFamilies, type PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { findFamily } from '@/lib/design/scene/fonts/families'
import { FontName } from '../../fonts/font-name'
import { withFamily } from '../open-again'
import type { PictureSession } from '../picture-session'
import { usePictureSession } from '../use-picture-session'

interface OtherFamiliesProps {
  families: readonly OtherFamily[]
  edit: PictureEdit
  change: (patch: Partial<PictureEdit>) => void
}

/** The last choice: the file is opened again for it, and then the choice gets the focus back. */
const chosenLast = new WeakMap<PictureSession, string>()

/** Texts of a drawing whose family the shop does not have, each with the most similar ones (DESIGN-62). */
export function OtherFamilies({ families, edit, change }: OtherFamiliesProps) {
  const t = useTranslations('editor.picture')
  const choices = edit.families ?? []
  const choosable = families.slice(0, mostFamilies.count)
  return (
    <>
      {choosable.map(family => (
        <Choice key={family.asked} family={family} choices={choices} change={change} />
      ))}
      {families.slice(choosable.length).map(({ asked, drawn }) => (
        <Alert key={asked} tone="ask">
          {t('otherFamily', { asked, drawn })}
        </Alert>
      ))}
    </>
  )
}

interface ChoiceProps {
  family: OtherFamily
  choices: FamilyChoices
  change: OtherFamiliesProps['change']
}

function Choice({ family, choices, change }: ChoiceProps) {
  const t = useTranslations('editor.picture.nearFamilies')
  const session = usePictureSession()
  const name = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const { asked, near } = family
  const drawn = choices.find(choice => choice.asked === asked)?.drawn ?? near[0]
  useEffect(() => {
    if (chosenLast.get(session) !== asked) return
    chosenLast.delete(session)
    // If the focus has moved elsewhere meanwhile, it stays there.
    if (document.activeElement === document.body)
      field.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [session, asked])
  const choose = (one: string) => {
    chosenLast.set(session, asked)
    change({ families: withFamily(choices, family, one) })
  }
  return (
    <Alert tone="ask">
      {t('missing', { asked })}
      <fieldset
        ref={field}
        aria-label={t('label', { asked })}
        className="my-2 flex flex-col gap-1.5 text-ink"
      >
        {near.map(one => {
          const known = findFamily(one)
          return (
            <RadioCard
              key={one}
              name={name}
              className="px-3! py-2!"
              checked={one === drawn}
              onChange={() => choose(one)}
              title={known ? <FontName family={known} className="text-base font-normal" /> : one}
            />
          )
        })}
      </fieldset>
      {t('outlines')}
    </Alert>
  )
}
