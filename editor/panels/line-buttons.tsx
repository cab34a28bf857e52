'use client'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  CaseLower,
  CaseSensitive,
  CaseUpper,
  type LucideIcon,
  Type,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import type { ShownCase } from '@/lib/design/scene/elements/letters'
import type { Alignment } from '@/lib/design/scene/text-doc'

interface Choice<T> {
  value: T
  icon: LucideIcon
  label: string
}

interface ChoiceButtonsProps<T> {
  label: string
  /** Null where the letters differ. */
  value: T | null
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
}

/** A few picture buttons; one of them is pressed. */
function ChoiceButtons<T extends string>({ label, value, choices, onChange }: ChoiceButtonsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, not a form's group
    <div role="group" aria-label={label} className="flex rounded-md border border-edge">
      {choices.map(({ value: one, icon: Icon, label: name }) => (
        <IconButton
          key={one}
          label={name}
          pressed={value === one}
          className="rounded-none! size-9! pointer-coarse:size-11!"
          onClick={() => onChange(one)}
        >
          <Icon aria-hidden size={16} />
        </IconButton>
      ))}
    </div>
  )
}

interface ButtonsProps<T> {
  value: T | null
  onChange: (value: T) => void
}

/** Where lines stand in their box. */
export function AlignButtons(props: ButtonsProps<Alignment>) {
  const t = useTranslations('editor.text')
  const choices: Choice<Alignment>[] = [
    { value: 'left', icon: AlignLeft, label: t('left') },
    { value: 'center', icon: AlignCenter, label: t('center') },
    { value: 'right', icon: AlignRight, label: t('right') },
  ]
  return <ChoiceButtons label={t('align')} choices={choices} {...props} />
}

/** Upper or lower case of the shown letters; the typed text stays. */
export function CaseButtons(props: ButtonsProps<ShownCase>) {
  const t = useTranslations('editor.text')
  const choices: Choice<ShownCase>[] = [
    { value: 'typed', icon: Type, label: t('caseTyped') },
    { value: 'upper', icon: CaseUpper, label: t('caseUpper') },
    { value: 'lower', icon: CaseLower, label: t('caseLower') },
    { value: 'title', icon: CaseSensitive, label: t('caseTitle') },
  ]
  return <ChoiceButtons label={t('case')} choices={choices} {...props} />
}
