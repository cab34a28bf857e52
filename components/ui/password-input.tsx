'use client'
import { type ComponentProps, useState } from 'react'
import { Input } from './field'
import { Icon } from './icon'

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'className'> {
  /** What the button does: `show` while the password is hidden, `hide` while it can be read. */
  labels: { show: string; hide: string }
}

/** A password, which can be looked at. */
export function PasswordInput({ labels, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...input} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={shown ? labels.hide : labels.show}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11.5 items-center justify-center rounded-md text-ink-2 hover:text-ink"
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </span>
  )
}
