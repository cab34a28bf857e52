'use client'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'

interface NameFormProps {
  name: string
  /** The longest name, in characters. */
  most?: number
  labels: { name: string; save: string; cancel: string }
  onRename: (name: string) => Promise<void>
  onCancel: () => void
}

/** Renames one of the client's things, in its place in a list. */
export function NameForm({ name, most = 80, labels, onRename, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) void onRename(typed)
  }
  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap gap-2">
      <Input
        autoFocus
        aria-label={labels.name}
        value={typed}
        maxLength={most}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onCancel()}
      />
      <Button type="submit" size="small">
        {labels.save}
      </Button>
      <Button size="small" look="ghost" onClick={onCancel}>
        {labels.cancel}
      </Button>
    </form>
  )
}
