import 'server-only'
import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { mailShop } from './mail-shop'
import { type Letter, LetterMail } from './templates/letter'
import type { Mail } from './transport'

/** A letter of the shop as a mail carries it, with and without markup. */
export async function renderLetter(letter: Letter): Promise<Pick<Mail, 'html' | 'text'>> {
  const html = await render(createElement(LetterMail, { shop: await mailShop(letter.locale), letter }))
  return { html, text: toPlainText(html) }
}
