import 'server-only'
import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { type Letter, LetterMail } from '@/server/ground/mail/templates/letter'
import type { Mail } from '@/server/ground/mail/transport'
import { mailShop } from './mail-shop'

/** A letter of the shop as a mail carries it, with and without markup. */
export async function renderLetter(letter: Letter): Promise<Pick<Mail, 'html' | 'text'>> {
  const html = await render(createElement(LetterMail, { shop: await mailShop(letter.locale), letter }))
  return { html, text: toPlainText(html) }
}
