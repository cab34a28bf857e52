import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Icon } from '@/components/ui/icon'

interface SearchFieldProps {
  query: string
  onChange: (query: string) => void
  inputRef?: Ref<HTMLInputElement>
  /** At the end of the field. */
  children?: ReactNode
}

/** The input of the search. */
export function SearchField({ query, onChange, inputRef, children }: SearchFieldProps) {
  const t = useTranslations('search')
  return (
    <div className="flex h-13 items-center gap-3 rounded-lg border-2 border-(--action) bg-paper pr-2 pl-4 md:h-14">
      <Icon name="search" className="shrink-0" />
      <input
        ref={inputRef}
        name="q"
        type="search"
        value={query}
        onChange={event => onChange(event.target.value)}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={500}
        className="h-full min-w-0 grow bg-transparent text-lg outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {children}
    </div>
  )
}
