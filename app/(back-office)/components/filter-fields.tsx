import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react'

export interface Choice {
  value: string
  label: string
}

interface FilterDateProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
}

/** A day above a list or a form of the panel, as `2026-11-30`. */
export const FilterDate = ({ label, ...input }: FilterDateProps) => (
  <div>
    <label htmlFor={input.id}>{label}</label>
    <input type="date" {...input} />
  </div>
)

interface FilterSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string
  label: string
  choices: readonly Choice[]
  /** The text for no choice; without it one choice is always selected. */
  all?: string
}

/** A choice above a list or a form of the panel. */
export const FilterSelect = ({ label, choices, all, ...select }: FilterSelectProps) => (
  <div>
    <label htmlFor={select.id}>{label}</label>
    <select {...select}>
      {all !== undefined && <option value="">{all}</option>}
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </div>
)
