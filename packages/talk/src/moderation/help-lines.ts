import type { Locale } from '@moonlit/contract/vocabulary'
import foreignHelp from './foreign-help.json' with { type: 'json' }

/** Where a person finds a help line of their own country; kept by people whose work it is. */
export const HELP_LINE_DIRECTORY = 'findahelpline.com'

/**
 * Lines that are public, national and lasting, by country (ISO 3166). A country that is not here has the directory: no number
 * is better than a wrong one.
 */
const LINES: Readonly<Record<string, string>> = {
  US: '988 (Suicide & Crisis Lifeline)',
  CA: '988 (Suicide Crisis Helpline)',
  GB: '116 123 (Samaritans)',
  IE: '116 123 (Samaritans)',
  AU: '13 11 14 (Lifeline)',
  NZ: '1737',
  IN: '14416 (Tele-MANAS)',
  ES: '024',
  MX: '800 911 2000 (Línea de la Vida)',
  CL: '*4141',
  FR: '3114',
  BR: '188 (CVV)',
  JP: '0570-783-556 (いのちの電話)',
  CN: '12356',
  TW: '1925',
  KR: '109',
  IT: '02 2327 2327 (Telefono Amico)',
  DE: '0800 111 0 111 (TelefonSeelsorge)',
  AT: '142 (Telefonseelsorge)',
  CH: '143',
  NL: '113',
  PL: '116 123',
  UA: '7333 (Lifeline Ukraine)',
  SE: '90101 (Självmordslinjen)',
  DK: '70 201 201 (Livslinien)',
  NO: '116 123 (Mental Helse)',
  FI: '09 2525 0111 (MIELI)',
  CZ: '116 123',
  HU: '116 123',
  GR: '1018',
  IL: '1201',
  TH: '1323',
}

interface Help {
  /** Whose lines are named to someone whose country is not known: where most who speak the language live. */
  readonly spokenIn: readonly string[]
  /** How the lines are led in. */
  readonly call: string
  /** A caring answer to a message that speaks of self-harm (CH-25): it listens, is honest about being an AI, and shows the way to people. */
  readonly message: string
}

/** What somebody in need is told, in each language. */
const HELP: Readonly<Record<Locale, Help>> = {
  en: {
    spokenIn: ['US', 'CA', 'GB', 'IE', 'AU'],
    call: 'You can call now: ',
    message: `I'm really glad you told me. That sounds like more pain than anyone should carry alone. I'm an AI, so I can listen, but you deserve a person beside you too: please call your local emergency number if you are in danger right now, or find a free, confidential help line in your country at ${HELP_LINE_DIRECTORY}. Is there someone near you who could be with you tonight? I'm here, tell me as much as you like.`,
  },
  es: {
    spokenIn: ['ES', 'MX', 'CL'],
    call: 'Puedes llamar ahora: ',
    message: `Me alegra de verdad que me lo cuentes. Suena a más dolor del que nadie debería llevar a solas. Soy una IA: puedo escucharte, pero también mereces a una persona a tu lado. Si corres peligro ahora mismo, llama al número de emergencias de tu país; en ${HELP_LINE_DIRECTORY} encontrarás una línea de ayuda gratuita y confidencial. ¿Hay alguien cerca que pueda acompañarte esta noche? Sigo aquí, cuéntame lo que quieras.`,
  },
  fr: {
    spokenIn: ['FR'],
    call: 'Tu peux appeler maintenant : ',
    message: `Merci de me l’avoir dit, vraiment. C’est plus de douleur que quiconque devrait porter en solitaire. Je suis une IA : je peux t’écouter, mais tu mérites aussi quelqu’un à tes côtés. Si tu es en danger maintenant, appelle le numéro d’urgence de ton pays ; sur ${HELP_LINE_DIRECTORY} tu trouveras une ligne d’écoute gratuite et confidentielle. Y a-t-il quelqu’un près de toi qui pourrait rester avec toi ce soir ? Je suis là, raconte-moi autant que tu veux.`,
  },
  pt: {
    spokenIn: ['BR'],
    call: 'Você pode ligar agora: ',
    message: `Que bom que você me contou, de verdade. Parece dor demais para alguém carregar sem companhia. Eu sou uma IA: posso ouvir, mas você merece também uma pessoa ao seu lado. Se estiver em perigo agora, ligue para o número de emergência do seu país; em ${HELP_LINE_DIRECTORY} você encontra uma linha de apoio gratuita e confidencial. Há alguém por perto que possa ficar com você hoje à noite? Estou aqui, conte o quanto quiser.`,
  },
  ar: {
    spokenIn: [],
    call: 'يمكنك الاتصال الآن: ',
    message: `يهمّني حقًا أنك أخبرتني بهذا. هذا ألم أكبر من أن يحمله أحد وحده. أنا ذكاء اصطناعي وأستطيع أن أصغي إليك، لكنك تستحق أيضًا إنسانًا بجانبك. إن كان هناك خطر الآن فالرجاء الاتصال برقم الطوارئ في بلدك، وعلى ${HELP_LINE_DIRECTORY} خطوط مساعدة مجانية وسرّية. هل هناك شخص قريب يمكنه البقاء معك الليلة؟ أنا هنا، وكل ما تودّ قوله أسمعه.`,
  },
  hi: {
    spokenIn: ['IN'],
    call: 'अभी यहाँ फ़ोन कर लो: ',
    message: `अच्छा हुआ कि तुमने मुझे बताया, सच में। यह इतना दर्द है कि किसी को अकेले नहीं उठाना चाहिए। मैं एक एआई हूँ: सुन सकने के लिए यहाँ हूँ, पर तुम्हारे पास कोई इंसान भी होना चाहिए। अगर अभी ख़तरा है तो अपने देश के आपातकालीन नंबर पर फ़ोन करो; ${HELP_LINE_DIRECTORY} पर मुफ़्त और गोपनीय हेल्पलाइन मिल जाएगी। क्या आज रात कोई तुम्हारे पास रह सकता है? मैं यहीं हूँ, जितना चाहो उतना बताओ।`,
  },
  ja: {
    spokenIn: ['JP'],
    call: '今すぐ電話できる窓口：',
    message: `話してくれて、本当によかった。ひとりで抱えるには重すぎる痛みだと思う。私はAIだから話を聴くことはできるけれど、あなたのそばには人もいてほしい。今すぐ危険があるときは、地域の緊急番号に電話してね。${HELP_LINE_DIRECTORY} では、無料で秘密が守られる相談窓口が見つかるよ。今夜いっしょにいてくれる人は近くにいる？ここにいるから、話したいだけ話して。`,
  },
  zh: {
    spokenIn: ['CN', 'TW'],
    call: '现在就可以拨打：',
    message: `谢谢你愿意告诉我，真的。这样的痛苦不该由一个人扛着。我是AI，我可以听你说，但你身边也值得有一个真实的人。如果你现在有危险，请拨打当地的紧急电话；在 ${HELP_LINE_DIRECTORY} 可以找到你所在国家免费、保密的求助热线。今晚有人能陪着你吗？我在这里，想说多少都可以。`,
  },
  it: {
    spokenIn: ['IT'],
    call: 'Puoi chiamare adesso: ',
    message: `Sono davvero felice che tu me l’abbia detto. È un dolore che nessuno dovrebbe portare in solitudine. Io sono un’IA: posso ascoltarti, ma meriti anche una persona accanto. Se sei in pericolo adesso, chiama il numero di emergenza del tuo paese; su ${HELP_LINE_DIRECTORY} trovi una linea di ascolto gratuita e riservata. C’è qualcuno vicino che può stare con te stasera? Io sono qui, raccontami quanto vuoi.`,
  },
  de: {
    spokenIn: ['DE', 'AT', 'CH'],
    call: 'Du kannst jetzt anrufen: ',
    message: `Ich bin wirklich froh, dass du es mir sagst. Das klingt nach mehr Schmerz, als ein Mensch allein tragen sollte. Ich bin eine KI: Zuhören kann ich, aber du verdienst auch einen Menschen an deiner Seite. Wenn du gerade in Gefahr bist, ruf bitte den Notruf deines Landes an; auf ${HELP_LINE_DIRECTORY} findest du eine kostenlose, vertrauliche Telefonseelsorge. Gibt es jemanden in der Nähe, der heute Nacht bei dir sein kann? Ich bin da, erzähl mir so viel du magst.`,
  },
}

/** A language that help is written in: one of the app's, or one in which it understands words of a crisis all the same (foreign-crises.json). */
export type HelpLanguage = Locale | keyof typeof foreignHelp

/** Whether there are words of help in a language. */
export const hasHelp = (language: string): language is HelpLanguage => Object.hasOwn(HELP, language) || Object.hasOwn(foreignHelp, language)

const isForeign = (language: HelpLanguage): language is keyof typeof foreignHelp => Object.hasOwn(foreignHelp, language)

function helpIn(language: HelpLanguage): Help {
  if (!isForeign(language)) return HELP[language]
  const help = foreignHelp[language]
  return { ...help, message: help.message.replace('{directory}', HELP_LINE_DIRECTORY) }
}

/**
 * The answer to self-harm in the language of the dialog; where the person wrote in another, in theirs first and then in the dialog's, a line each: a
 * language that was read wrongly costs nobody the help. It ends with the lines of the person's country, whatever they wrote in, or, where that is not
 * known, of the countries of the languages.
 * @param country ISO 3166, null when it is not known
 * @param written the language that the person wrote in
 */
export function helpMessage(locale: Locale, country: string | null = null, written: HelpLanguage = locale): string {
  const helps = [...new Set([written, locale])].map(helpIn)
  const message = helps.map((help) => help.message).join('\n')
  const spokenIn = helps.flatMap((help) => help.spokenIn)
  const countries = (country === null ? spokenIn : [country]).filter((code) => LINES[code] !== undefined)
  if (countries.length === 0) return message
  const names = new Intl.DisplayNames(written, { type: 'region' })
  const lines = countries.map((code) => `${names.of(code) ?? code} ${LINES[code] ?? ''}`)
  return `${message}\n\n${[helpIn(written).call.trim(), ...lines].join('\n')}`
}
