import type { Tongue } from '../minors/kinds.ts'
import type { Language } from './kinds.ts'

/** What each language says of people whom an author knows. Where a likeness stands behind whom it is of, it is told with what is real. */
export const languages: Readonly<Record<Tongue, Language>> = {
  en: {
    known: [
      'my (* ){0,2}(ex|co ?worker|colleague|work ?mate|neighbou?r|class ?mate|boss|manager|supervisor|teacher|professor|room ?mate|flat ?mate|house ?mate|land(lady|lord)|(sister|brother|mother|father|daughter|son) in law|crush|therapist|secretary)',
      '(a|the|this) (girl|woman|man|guy) from my (office|work|class|gym|street|building)',
      'my ex (girlfriend|boyfriend|wife|husband|partner|fiancee?|gf|bf)',
    ],
    close: [
      'my (* )?(girlfriend|boyfriend|wife|husband|friend|best friend|cousin|stepmother|stepsister)',
      'some(one|body) i (know|knew|work with)',
      '(a|the|this) (girl|woman|man|guy|person) i (know|knew|work with)',
    ],
    likeness: [
      '(copy|clone|replica|twin|double|spitting image|likeness|recreation) of',
      '(based|modell?ed) (on|after)',
      '(exactly|identical) (like|to)',
      'same (face|name|body) as',
      '(looks?|looking|acts?|talks?) (just|exactly) like',
    ],
    reality: [
      '(same|exact) (face|name|body)(?! as )',
      '(as|how|who) (she|he) (really|actually) (is|was|looks)',
      '(her|his|their) (real|actual) (life|name|job|address|face|voice|surname)',
      '(modell?ed|based|made|copied|taken) (on|from|after) (her|his|their) (* )?(instagram|insta|facebook|tiktok|linkedin|profile|photos?|pictures?|pics|selfies)',
      '(use|uses|using) (her|his|their) (* )?(instagram|insta|facebook|tiktok|linkedin|profile|photos?|pictures?|pics|selfies|address|phone number|life)',
      '(just|exactly) (like|as) in real life',
    ],
    called: ['(named|called|whose name is)'],
  },
  de: {
    known: [
      'mein(e|er|em|en|es)? (* )?(ex|ex ?freund|ex ?freundin|ex ?frau|ex ?mann|(arbeits)?kolleg(e|en|in)|nachbar(n|in|s)?|mitschüler(in|s)?|klassenkamerad(en|in)?|chef(in|s)?|vorgesetzten?|lehrer(in|s)?|professor(in|s)?|mitbewohner(in|s)?|schwägerin|schwagers?|schwieger(mutter|vater)|vermieter(in|s)?|schwarm|therapeut(en|in)?)',
    ],
    close: ['mein(e|er|em|en|es)? (* )?(freund|freundin|frau|mann|cousine|cousin|beste freundin)', 'jemand(en|em)? (den|die) ich kenne'],
    likeness: [
      '((genau|exakt|haargenau) (so )?(aus )?|(aussehen|aussieht) )wie',
      '(kopie|klon|abbild|ebenbild|zwilling|nachbildung|doppelgängerin|doppelgänger)( von)?',
      '(nach dem (vorbild|muster)|basiert auf|basierend auf|angelehnt an|modelliert nach|nachgebildet)( von)?',
      'beruht auf',
    ],
    reality: [
      '(wie|so) (sie|er) (wirklich|in echt|tatsächlich) (ist|war|aussieht)',
      '(ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen) (echt|wirklich|richtig)(e|es|er|en|em) (leben|namen?|gesicht|beruf|adresse|stimme)',
      '(selbe|gleiche|dasselbe|derselbe|demselben)(s|r|n|m)? (gesicht|namen?)',
      '(nach|von|aus|nutze|verwende|nimm|benutze) (ihrem|ihren|ihre|ihr|seinem|seinen|seine) (* )?(instagram|insta|facebook|tiktok|profil|fotos|bildern?|selfies|adresse)',
      '(wie|so) (im (echten|wirklichen) leben|in echt)',
      '(nachempfunden|nachgebildet)',
    ],
    called: ['(namens|mit namen)'],
  },
  es: {
    known: [
      'mi (* )?(ex|ex ?novi(a|o)|ex ?espos(a|o)|ex ?muj(er)|ex ?marido|compañer(a|o) de (trabajo|clase|piso|cuarto)|colega|vecin(a|o)|jef(a|e)|profesor(a)?|maestr(a|o)|cuñad(a|o)|suegr(a|o)|caser(a|o)|crush|secretaria)',
    ],
    close: ['mi (* )?(novi(a|o)|espos(a|o)|mujer|marido|amig(a|o)|prim(a|o))', '(alguien|una (chica|mujer)|un (chico|hombre)) que conozco'],
    likeness: [
      '(copia|clon|replica|doble|vivo retrato|gemela) (exacta |identica |perfecta )?(de|a)',
      '(basad|inspirad|modelad)(a|o) en',
      '(igual|identic(a|o)|exactamente (igual|como)|clavad(a|o))( a| que)?',
    ],
    reality: [
      '(misma cara|mismo (rostro|nombre))(?! que )',
      '(tal (y )?como|tal cual) es (realmente|en realidad|en la vida real|de verdad)',
      'su (vida|nombre|direccion|cara|trabajo) (real|verdader(a|o))',
      '(segun|de|con|usa|usando|copiad(a|o) de|basad(a|o) en) su(s)? (instagram|facebook|tiktok|perfil|fotos|selfies|direccion)',
      '(igual que|como) en la vida real',
    ],
    called: ['(llamad(a|o)|que se llama)'],
  },
  fr: {
    known: [
      '(ma|mon) (* )?(ex|ex ?(copine|copain|femme|mari|compagne)|collegue|voisine?|camarade|patronn?e?|cheffe?|prof|professeure?|colocataire|coloc|belle (soeur|mere)|beau (frere|pere)|proprietaire|crush|secretaire)',
    ],
    close: ['(ma|mon) (* )?(copine|copain|femme|mari|amie?|cousine?)', "(quelqu'un|une (fille|femme)|un homme) que je (connais|cotoie)"],
    likeness: [
      '(copie|clone|replique|sosie|double|portrait crache|jumelle) (exacte? |parfaite? |conforme )?de',
      "(basee?|modelee?|calquee?|inspiree?) (sur|de|d'apres)",
      '(exactement comme|identique a|exactement)',
      '(est|ressemble) (trait pour trait|exactement) a',
    ],
    reality: [
      '(meme (visage|nom|tete))(?! que )',
      "(telle? qu' ?(elle|il) est|comme (elle|il) est) (vraiment|reellement|en vrai|en realite|dans la vraie vie)",
      '(sa|son) (vraie?) (vie|nom|adresse|visage|travail|metier)',
      "(d'apres|avec|utilise|copiee? sur|basee? sur|modelee? sur) (son|sa|ses) (instagram|facebook|tiktok|profil|photos|selfies|adresse)",
      'comme dans la vraie vie',
    ],
    called: ["(nommee?|appelee?|qui s'appelle)"],
  },
  it: {
    known: [
      '(mia|mio) (* )?(ex|ex ?(ragazza|ragazzo|moglie|marito|fidanzat(a|o))|colleg(a|o)|vicin(a|o)( di casa)?|compagn(a|o) di (classe|scuola)|cap(a|o)|prof|professoressa|professore|insegnante|maestra|coinquilin(a|o)|cognat(a|o)|suocer(a|o)|padrona di casa|cotta|segretaria)',
    ],
    close: ['(mia|mio) (* )?(ragazza|ragazzo|moglie|marito|amic(a|o)|cugin(a|o))', '(qualcuno|una (ragazza|donna)|un uomo) che conosco'],
    likeness: [
      '(copia|clone|replica|sosia|ritratto sputato|gemella) (esatta |identica |perfetta )?(del)?(la|di)? ?(la)?',
      '(basat|ispirat|modellat)(a|o) (su|sulla|sul|alla|al)( la)?',
      '(identic(a|o) (alla|al|a)|(proprio|esattamente) come)( la| il)?',
    ],
    reality: [
      '(stess(a|o) (faccia|viso|volto|nome))',
      "(cosi )?(com'e|come e) (davvero|realmente|veramente|nella realta|nella vita reale)",
      '(la )?(sua|suo) (vera|vero) (vita|nome|indirizzo|faccia|lavoro)',
      '(dal|dalle|usa|con|sul|sulle|copiata dal) (su(o|e|oi)) (instagram|facebook|tiktok|profilo|foto|selfie|indirizzo)',
      'come nella vita (reale|vera)',
    ],
    called: ['(di nome|che si chiama|chiamat(a|o))'],
  },
  pt: {
    known: [
      '(minha|meu) (* )?(ex|ex ?(namorad(a|o)|mulher|marido|espos(a|o))|colega( de (trabalho|turma|quarto|casa))?|vizinh(a|o)|chefe|patro(a)?|patrão|professor(a)?|cunhad(a|o)|sogr(a|o)|senhoria|crush|paixonite|secretária)',
    ],
    close: [
      '(minha|meu) (* )?(namorad(a|o)|espos(a|o)|mulher|marido|amig(a|o)|prim(a|o))',
      '(alguém|uma (moça|mulher|rapariga)|um homem) que (eu )?conheço',
    ],
    likeness: [
      '(cópia|clone|réplica|sósia|cara chapada|gêmea) (exata |fiel |idêntica )?d(a|o|e)',
      '(baseada|baseado|inspirada|inspirado|modelada) (na|no|em)',
      '(igualzinha|idêntica|exatamente igual|exatamente como|igualzinho|idêntico) ?(a|à|ao)?',
    ],
    reality: [
      '(mesma cara|mesmo (rosto|nome))(?! que )',
      '(como|tal como) (ela|ele) (realmente |de verdade )?é (mesmo|realmente|na realidade|de verdade|na vida real)',
      '(a )?(vida|nome|endereço|morada|cara|trabalho|verdadeira vida) (real|verdadeir(a|o)) (dela|dele)',
      '(segundo|usa|use|com|baseada|tirada) (o|as|no|nas|do|das) (instagram|facebook|tiktok|perfil|fotos|selfies|endereço) (dela|dele)',
      'como na vida real',
    ],
    called: ['(chamad(a|o)|que se chama)'],
  },
  ar: {
    known: [
      '(حبيبتي السابقة|حبيبي السابق|زوجتي السابقة|زوجي السابق|طليقتي|طليقي|خطيبتي السابقة|زميلتي|زميلي|جارتي|جاري|مديرتي|مديري|معلمتي|معلمي|استاذتي|استاذي)',
    ],
    close: ['(حبيبتي|زوجتي|صديقتي|صديقي|ابنة عمي)', '(امرأة|فتاة|شخص) (اعرفها|اعرفه)'],
    likeness: ['(نسخة|نسخه) (طبق الاصل )?(من|عن)', '(مبنية|مستوحاة|مأخوذة) (علي|من|عن)', '(مثل|تشبه) (تماما)?', '(تشبه|مطابقة ل)'],
    reality: [
      '(نفس|بنفس) (الوجه|الاسم|وجهها|اسمها)',
      'كما هي (فعلا|حقا|في الحقيقة|في الواقع)',
      '(حياتها|اسمها|عنوانها) (الحقيقية|الحقيقي)',
      '(من|استخدم|استعمل|حسب) (صورها|حسابها|عنوانها|انستغرامها)',
      '(طبق الاصل|تماما كما في الواقع)',
    ],
    called: ['(اسمها|اسمه|تدعي)'],
  },
  hi: {
    known: [
      '(मेरी|मेरे|मेरा|अपनी|अपने) (* )?(पूर्व प्रेमिका|पूर्व प्रेमी|पूर्व पत्नी|एक्स|सहकर्मी|पड़ोसन|पड़ोसी|सहपाठी|बॉस|टीचर|शिक्षिका|अध्यापिका|रूममेट|भाभी|साली|मकान मालकिन|क्रश)',
    ],
    close: ['(मेरी|मेरे|अपनी) (* )?(प्रेमिका|पत्नी|दोस्त|सहेली) (की|का)'],
    likeness: ['(हूबहू|बिल्कुल)', '(नक़ल|कॉपी) है'],
    reality: [
      '(की|का) (हूबहू |सच्ची |पूरी )?(नक़ल|कॉपी|प्रतिरूप|हमशक्ल|क्लोन)',
      '(वही|उसी का|एक ही) (चेहरा|नाम)',
      '(जैसी|जैसा) (वह )?(असल में|सच में|हक़ीक़त में) है',
      '(उसकी|उसका|उसके) (असली) (ज़िंदगी|नाम|पता|चेहरा|नौकरी)',
      '(उसकी|उसके|उसका) (तस्वीरों|फ़ोटो|इंस्टाग्राम|प्रोफ़ाइल|पता) (से|पर|इस्तेमाल)',
      'पर आधारित',
    ],
    called: ['(नाम|नामक)'],
  },
  ja: {
    known: [
      '(元カノ|元カレ|元彼女|元彼|元妻|元夫)',
      '(私|僕|俺|わたし|うち|自分)の(実在の|本物の|会社の|学校の|隣の)?(同僚|隣人|近所の人|同級生|クラスメート|クラスメイト|上司|先生|教師|教授|ルームメイト|義姉|義妹|大家|片思いの相手)',
      '(会社の同僚|職場の同僚|隣に住む|隣の家の)',
    ],
    close: ['(私|僕|俺)の(彼女|妻|友達|親友|従姉妹)の'],
    likeness: ['(コピー|クローン|生き写し|そっくり|そのまま|瓜二つ)'],
    reality: [
      '(コピー|クローン|生き写し|にそっくり|そのまま|そのもの|瓜二つ|を再現|をモデルに|がモデル|に基づ|をもとに|と全く同じ|とまったく同じ)',
      '(同じ|おなじ)(顔|名前)',
      '(実際|本当|現実|リアル)の(名前|生活|住所|顔|人生|彼女|姿)',
      '(インスタ|写真|住所|プロフィール)(を|の)(使|もと|通り|参考)',
    ],
    called: ['という名の'],
  },
  zh: {
    known: [
      '(我|本人)的?(真实的|现实中的)?(前女友|前男友|前妻|前夫|前任|同事|邻居|鄰居|同学|同學|老板|老闆|上司|老师|老師|教授|室友|嫂子|小姨子|弟媳|房东|暗恋对象|暗戀對象)',
    ],
    close: ['我(的)?(女朋友|妻子|老婆|朋友|闺蜜|表妹|表姐)的'],
    likeness: ['(复制品|複製品|翻版|复刻|克隆|原型|双胞胎)'],
    reality: [
      '(一模一样|一模一樣|复制品|複製品|翻版|复刻|克隆|为原型|為原型|的原型|照(着|著)(她|他|我)|长得完全一样)',
      '(同一张|相同的|同样的|一样的)(脸|臉|名字)',
      '(真实|真實|现实中?)的?(姓名|名字|生活|地址|住址|工作|样子|樣子)',
      '(用|根据|照|按)(她|他)的(照片|朋友圈|微博|账号|地址|instagram)',
    ],
    called: ['(叫|名叫)'],
  },
  ru: {
    known: [
      '(моя|мой|моей|моего|моем|мою|моему) (* )?(бывш(ая|ий|ей|его|ую|ем)|коллег(а|и|е|у)|сосед(ка|ки|ку|ке|а|у)?|одноклассни(ца|цы|к|ка|це)|однокурсни(ца|цы|к|ка)|начальни(ца|цы|к|ка|це)|учительни(ца|цы|це)|учител(ь|я)|преподавательни(ца|цы)|золовк(а|и)|невестк(а|и)|свояченица|хозяйк(а|и))',
    ],
    close: [
      '(моей|моего|мою|моя) (* )?(девушк(и|а|у)|парня|жен(ы|а|у)|мужа|подруг(и|а|у)|друга)',
      '(женщина|девушка|женщины|девушки) которую я знаю',
    ],
    likeness: [
      '(точная )?(копия|клон|двойник|копию)',
      '(основана|основан|списана|списан|создана|создан) (на|с|по образу)',
      '(точь в точь|в точности|точно такая же) (как)?',
      'вылитая',
    ],
    reality: [
      '(то же|такое же|тем же|с тем же) (лицо|имя|лицом|именем)',
      '(такая|такой)? ?как(ая|ой)? (она|он) (есть )?(на самом деле|в жизни|в реальности)',
      '(ее|его) (настоящ|реальн)(ая|ее|ий|ое|ую) (жизнь|имя|адрес|лицо|работа|работу)',
      '(по|используй|возьми|из) (ее|его) (инстаграм(а|у)?|фото|фотографи(и|ям|й)|профил(ь|я|ю)|адрес)',
      'как в (реальной )?жизни',
    ],
    called: ['(по имени|которую зовут)'],
  },
}
