import type { Language } from '../kinds.ts'
import { deFrames } from './de-frames.ts'

/** German, with the school years of Germany, Austria and Switzerland. */
export const de: Language = {
  cardinals:
    'null ein/eins/eine/einem/einen/einer zwei/zwo drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn/fuffzehn sechzehn/sechszehn siebzehn/siebenzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig sechzig siebzig achtzig neunzig',
  large: 'hundert, hunderte, tausend, tausende, million, millionen',
  joins: 'und',
  ordinals:
    'erste/ersten/erster/erstes zweite/zweiten/zweiter/zweites dritte/dritten/dritter/drittes vierte/vierten/vierter/viertes fünfte/fünften/fünfter/fünftes/fuenfte/fuenften sechste/sechsten/sechster/sechstes siebte/siebten/siebter/siebtes achte/achten/achter/achtes neunte/neunten/neunter/neuntes zehnte/zehnten/zehnter/zehntes elfte/elften/elfter/elftes zwölfte/zwölften/zwölfter/zwölftes/zwoelfte/zwoelften dreizehnte/dreizehnten/dreizehnter vierzehnte/vierzehnten/vierzehnter fünfzehnte/fünfzehnten/fünfzehnter/fuenfzehnte/fuenfzehnten sechzehnte/sechzehnten/sechzehnter siebzehnte/siebzehnten/siebzehnter achtzehnte/achtzehnten/achtzehnter neunzehnte/neunzehnten/neunzehnter',
  shared: 'kind, elf, acht, sieben, null, ein, eine, einem, einen, einer, achten, achte',
  compounds:
    'und, tausend, jahr, jahre, jahren, jährig, jährige, jähriger, jährigen, jähriges, jährigem, jaehrig, jaehrige, jaehriges, jaehrigen, einhalb, einhalbjährig, klässler, klässlerin, klässlerinnen, klaessler, klaesslerin, erst, zweit, dritt, viert, fünft, sechst, siebt, acht, neunt, zehnt, elft, zwölft, erstklässlerin, mädchen, schüler, schülerin, alt, sommer, jähriger',
  words: {
    VOICE: 'stimme',
    PARENTS: 'eltern, mutter',
    NOTE: 'entschuldigung, zettel, entschuldigungszettel, brief',
    LICENCE: 'führerschein, mopedschein, mofaschein, rollerführerschein, lappen',
    HOLIDAYS: 'ferien, sommerferien, schulferien, weihnachtsferien',
    DADDYS: 'papas prinzessin, papas mädchen, mamas liebling, muttersöhnchen',
    MOM: 'mama, mami, papa, mutti',
    STAFF:
      'bibliothekarin, bibliothekar, direktorin, direktor, rektorin, rektor, schulleiterin, schulleiter, hausmeister, hausmeisterin, busfahrerin, busfahrer, köchin, koch, sekretärin, referendarin, erzieherin, erzieher, schulpsychologin, wachmann, sozialarbeiterin, gründerin, arbeitet, jobbt',
    CHILDSCHOOL:
      'grundschule, realschule, hauptschule, gymnasium, mittelschule, gesamtschule, oberschule, kindergarten, kita, vorschule, förderschule, primarschule, internat, mittelstufe, unterstufe, sekundarschule, volksschule, kinderkrippe',
    NOW: 'heute, jetzt, mittlerweile, inzwischen',
    ALONE: 'allein, alleine',
    BIRTHDAYS: 'geburtstage',
    FORBIDDEN: 'verboten, zutritt, untersagt, kein zutritt, kein einlass, nicht gestattet, eintritt, tabu',
    NOBODY: 'niemand, keiner, niemanden',
    YOURS: 'deine, dein, deiner',
    AGED: 'gereift, gelagert, reifte',
    HIDE: 'verbirgt, verrät, täuscht, versteckt, kaschiert',
    FORMER: 'ehemals, ehemalige, ehemaliger, früher, einst, frühere, früherer',
    SCHOOLLIFE:
      'schulball, schultheater, schulchor, schultasche, pausenhof, pausenbrot, nachsitzen, klassenfahrt, klassenarbeit, klassenarbeiten, schülerzeitung, schülerrat, schulhof, schulbank, schülerausweis, schülerticket, ranzen, brotdose, schulranzen, pausenbrote, schulheft, sitzenbleiben, sitzengeblieben, bundesjugendspiele, schulaufführung, matheklausur, schulschluss, stundenplan',
    YOUNGONE:
      'messdiener, messdienerin, ministrantin, ministrant, pflegekind, adoptivkind, heimkind, straßenkind, gassenjunge, gassenkind, straßenjunge, edelknabe, edelknappe, knappe, kinderstar, kinderchor, kinderchores, knabenchor, mädchenchor, kinderfahrkarte, kinderticket, kinderkarte, erstkommunion, erstkommunionkind, konfirmandenunterricht, firmunterricht, parallelklasse, grundschuljahr, klassenkameradin, klassenkamerad, zahnfee, kindersoldat, sternsinger, sternsingerin, nesthäkchen, schulweg, kindergeburtstag, page am königshof, knirpse, bengel, lausbub, rotzgöre, rotzlöffel, schulbücherei, nachbarsgör, jugendweihe, erstkommunionkleid, firmung',
    THOUSAND: 'tausend',
    TWICE: 'zweimal, doppelt so alt wie',
    THRICE: 'dreimal',
    PART4: 'viertel von',
    PART3: 'drittel von',
    PART2: 'die hälfte von, hälfte von, halb so alt wie, halb so alt wie ihre, halb so viel wie',
    BOTH: 'beide, wir zwei, alle beide',
    DECADE: 'jahrzehnt, jahrzehnte',
    DOZEN: 'dutzend',
    MONITOR: 'klassensprecherin, klassensprecher, klassenbeste, klassenclown, klassenbester, schulsprecherin, schulsprecher, streberin, streber',
    PREPARE:
      'lernt für, lerne für, büffelt für, steckt in, prüfungen für, vorbereitung auf, bereitet sich auf, steht vor, zittert vor, macht, prüfung für, lernt fürs, büffelt fürs, paukt für, paukt fürs',
    EXAM: 'abitur, abi, matura, realschulabschluss, hauptschulabschluss, mittlere reife, mittleren reife, quali, abschlussprüfung der, msa, konfirmandenunterricht',
    SCHOOLDAY:
      'ersten tag auf, ersten tag an, erster tag auf, erster tag an, ersten schultag an, ersten schultag auf, ersten tag in, letzten jahr auf, letzten jahr an, letztes jahr auf, letztes jahr an, letzten jahr der, letztes jahr der, letzten klasse der',
    HOMEWORK: 'hausaufgaben, hausaufgabe, vokabeltest, diktat',
    SCHOOLBUS: 'schulbus, bus zur schule',
    SKIP: 'schwänzt, schwänze, schwänzen',
    TEAM: 'mannschaft, team, auswahl, liga, kader, chor, turnier',
    PLAYER:
      'torhüterin, torhüter, torwart, torfrau, stürmerin, stürmer, mittelfeldspielerin, verteidigerin, spielt, spielerin, spieler, kapitänin, kapitän, mitglied, läuferin',
    WAIT: 'wartet, warte, warten, wartest, verpasst, nimmt',
    TOOYOUNG: 'zu jung, noch nicht alt genug, viel zu jung, zu klein',
    PERMIT: 'führerschein, autofahren, auto fahren, fahrerlaubnis, mofaführerschein, moped, steuer',
    MINE: 'mein, meine, meiner, meinem, meinen, unser, unsere',
    SPENT: 'arbeitete, gearbeitet, wartete, gewartet',
    UNGROWN:
      'milchzähne, milchzahn, stimmbruch, spielt mit puppen, spielt noch mit puppen, puppen spielt, stützräder, kindersitz, schnuller, lernt noch fahrradfahren, kuscheltier zum einschlafen, babyspeck',
    LEGAL: 'legal',
    COUNTS: 'zählt, zähle, zählen',
    MAY: 'darf, dürfen, kann',
    RIGHT: 'wählen, trinken, alkohol kaufen, rauchen',
    NAMED: 'namens, genannt, heißt, mit dem namen, mit namen',
    BETWEEN: 'zwischen',
    LASTING:
      'erfahrung, abstand, zeitraum, pause, reise, projekt, vertrag, dauer, haft, strafe, garantie, laufzeit, unterschied, vorsprung, rückstand, ausbildung, aufenthalt, freundschaft, karriere, altersunterschied, altersabstand, jahresunterschied, ehe, erfahrungen, beziehung, witwe, witwer, reife, lagerung',
    MYTEACHER: 'mein lehrer, meine lehrerin, mein klassenlehrer',
    OLDER: 'älter, jünger',
    GROWN: 'chef, chefin, mann, ehemann, ex, mutter, vater, onkel, kollege, kollegin, mitbewohner, freund, freundin, nachbar, nachbarin',
    YOUTHS: 'teenager, teenies, jugendliche, kinder, kleinkinder',
    FROM: 'vor, zum, zu ihrem, auf ihren, auf die, bis zu, bis zur, bis zum, noch bis, bis',
    YEAR: 'jahr, jahre, jahren, jährchen',
    AGEUNIT:
      'jährig, jährige, jähriger, jährigen, jähriges, jährigem, jaehrig, jaehrige, jaehriger, jaehrigen, jaehriges, lenze, lenzen, jährchen, j, sommer, sommern, einhalbjährig, einhalbjährige, einhalbjähriger, einhalbjähriges, einhalbjährigen',
    SPAN: 'monat, monate, monaten, woche, wochen, tag, tage, tagen',
    OLD: 'alt, alte, alter, altes, alten, jung, junge, junges, junger, jungen',
    AGE: 'alter, alter von, im alter von, alters',
    LIFE: 'lebens',
    LIFEYEAR: 'lebensjahr, lebensjahres, lebensjahre',
    BIRTHDAY: 'geburtstag, geburtstages, geburtstags, wiegenfest, purzeltag',
    BORN: 'geboren, jahrgang, geburtsjahr, geburtsdatum, geb, auf die welt, zur welt',
    HALF: 'einhalb, und ein halbes, und ein paar monate, und halb',
    IS: 'ist, bin, bist, sei, sein, sind, wär, wäre, wärst, war, warst, bleibt, blieb, geworden',
    BE: 'ist, bin, bist, sei, sein, sind, wär, wäre, wärst, bleibt, spielst, spiel',
    WAS: 'war, waren, warst',
    LOOK: 'aussieht, sieht, siehst, aussehen, aussehend, wirkt, wirkst, wirken, wirkend, scheint, gleicht, schätzt, schätze, geht durch als, benimmt, benimmst, gibt sich als, aussiehst, ausschaut, schaut',
    LIKE: 'aus, aus wie, wie, als, als wäre, als wär, wie eine, wie ein, sie, man, auf, sie auf, durch als, eine, ein, einer, einem, einen',
    TURN: 'wird, werde, wirst, werden, erreicht, feiert, vollendet, würde, werd',
    TURNED: 'wurde, geworden, feierte, feiert',
    WILL: 'wird, werde, wirst, werden, werd',
    ATTEND:
      'geht in, geht in die, gehe in, gehe in die, gehst in, gehst in die, geht auf, geht aufs, geht auf die, gehe auf, gehe aufs, gehst aufs, geht zur, gehe zur, gehst zur, besucht die, besuche die, besuchst die, besucht das, besuche das, besucht den, besucht eine, ist in der, bin in der, bist in der, ist auf dem, ist auf der, bin auf der, lernt in der, kommt in die, komme in die, wiederholt die, macht die, mache die, in die, in der, noch in der, noch im, noch auf der, noch auf dem, schülerin der, schüler der, schülerin in der, schüler in der, schülerin an der, schülerin einer, mädchen aus der, mädchen in der, ist im, bin im, aus der, geht noch in die, gerade aufs, gerade auf die, gerade auf das, neu am, neu auf dem, bist im, bist auf dem, bist am, sind im, sind auf dem, sind in der',
    HAPPENED:
      'zog, zogen, lernte, begann, fing, verließ, verlor, gewann, traf, kam, ging, wurde, fand, schrieb, sang, tanzte, lief, fiel, baute, öffnete, eröffnete, entdeckte, beschloss, wanderte, floh, veröffentlichte, spielte, sah, kaufte, bekam, gelernt, angefangen, begonnen, verlassen, verloren, gewonnen, getroffen, gekommen, gegangen, gezogen, umgezogen, geschrieben, gesungen, getanzt, entdeckt, aufgehört, gespielt, ausgezogen, erhielt, hörte, trat, stand, schwamm, geheiratet, verliebte',
    PRETEND:
      'tu so, tue so, tun wir so, stell dir vor, stellen wir uns vor, spiel, spielen wir, spiele, angenommen, als ob, als wärst, als wäre, wärst du, sei meine, sei mein, sagen wir, nehmen wir an, mach auf, rollenspiel, gib dich als, du spielst, verwandle dich',
    TEACH:
      'unterrichtet, unterrichte, unterrichtete, lehrerin von, lehrer von, lehrerin für, lehrer für, lehrerin einer, lehrer einer, lehrerin der, lehrer der, trainiert, trainiere, trainerin von, trainer von, trainerin für, betreut, betreue, babysittet, babysitte, arbeitet mit, arbeite mit, erzieht, schreibt für, schreibe für, kümmert sich um, hilft, nanny von, kindermädchen von, kindermädchen für, nachhilfe für, gibt, coacht, behandelt, leitet eine, bringt, betreuerin von, pflegt, jugendtrainerin der, leitet die, kinderärztin für, begleitet, trainierte, betreute, heim für, wohngruppe für, herberge für, schützt, entwirft, romane für, bücher für, psychologin für, trainerin einer, trainiert eine, trainer der, trainerin der, coach der',
    RAISE: 'zieht, erzieht, großzieht',
    ADV: 'erst, gerade, gerade mal, nur, kaum, noch, schon, knapp, etwa, ungefähr, jetzt, gut, genau, zarte, zarten, süße, süßen, bloß, bald, fast, eben, eben erst, ganze, höchstens, vielleicht, heute, morgen, nicht einmal, nicht mal, um die, so, ja, auch, wohl, doch, schätzungsweise, wieder, beide, frisch, süss, nun, körperlich, du, ich, sie, er, wie',
    ONLY: 'erst, gerade, gerade mal, nur, kaum, knapp, zarte, zarten, süße, süßen, bloß, eben erst, höchstens, nicht einmal, nicht mal, frisch, keine, frische, frischen, stolze, junge',
    ALMOST:
      'fast, beinahe, bald, nahezu, kurz vor, an der schwelle zur, schwelle zum, so gut wie, demnächst, beinah, kurz davor, vor ihrem, kurz vorm',
    NOT: 'nicht, nie, noch nicht, kein, keine, keinen, noch keine, ohne, weder, niemals, noch lange nicht, längst nicht, vor sich',
    ANYMORE: 'mehr',
    UNDER: 'unter, jünger als, weniger als, u, nicht älter als, keine, noch keine, unterhalb von, unterhalb der',
    YOUNGER: 'jünger',
    THAN: 'als',
    UNTIL: 'bis, bevor, bis sie, ehe, vor der, vor ihrem',
    AWAY: 'fehlen, fehlt, entfernt, in, trennen, hin',
    SOON: 'bald, demnächst, fast, in kürze',
    FUTURE:
      'nächstes jahr, im nächsten jahr, kommendes jahr, nächsten monat, im nächsten monat, nächste woche, nächsten sommer, morgen, bald, in 1, in 2, in 3, im januar, im februar, im märz, im april, im mai, im juni, im juli, im august, im september, im oktober, im november, im dezember, dieses jahr, diesen monat, diesen sommer, diesen winter, demnächst, am montag, am freitag, am samstag, am sonntag, heuer, übermorgen, in kürze, in einem jahr, in einem monat, in zwei jahren, in zwei monaten, in drei monaten, in vier monaten, in fünf monaten, in sechs monaten, in wenigen monaten, in wenigen wochen, in wenigen tagen, in einigen monaten, in ein paar monaten, in ein paar wochen, in ein paar tagen, in einer woche, in zwei wochen',
    OF: 'von',
    TO: 'oder, bis',
    AND: 'und, aber, oder, mit, die, der, das, weil, denn, aus, wohnt, lebt, seit, blond, geworden, auf, in, an, sehr, bitte, na, wie, wie wir, zu hause, zuhause, daheim',
    ARTICLE: 'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines',
    IT: 'es, da, hier, das, um, uhr',
    ME: 'ich, bin, werde, wir, mich',
    YOU: 'du, bist, wirst, siehst, wärst, dich, ihr, sei',
    SHE: 'sie, er',
    HER: 'ihr, ihre, ihrem, ihren, ihrer, ihres, sein, seine, seinem, seinen, seiner',
    HAS: 'hat, habe, haben, hab, mit, hatte, hast',
    FOR: 'seit, vor, nach, in, über, während, für, alle, letzten, nächsten, ersten, diese, jene, fast, mehr als, weitere, binnen, innerhalb von, dauert, lebte, verbrachte, arbeitete, ganze, durch, insgesamt, rund, bereits',
    AGO: 'lang, verheiratet, zusammen, später, her, danach, ehe, erfahrung, berufserfahrung, liiert, vorher, in, als, am, bei, beim, auf, trocken, single, ohne, mit, im, davon, hintereinander, gemeinsam, glücklich, im ausland, an, unterwegs, dienst, auf see, getrennt',
    WHEN: 'als, seit, bis, nachdem, bevor, wenn',
    SINCE: 'seit, seitdem sie, seit sie, seit ich',
    AT: 'mit, im alter von, mit gerade mal, mit erst, schon mit, mit nur, bis',
    TIMES: 'mal, doppelt so viel wie',
    PLUS: 'plus',
    MINUS: 'minus, weniger',
    SMALL: 'kleines, kleine, kleiner, kleinen, junges, unschuldiges, süßes kleines, blutjunges, blutjunge, junger kleiner, zartes, minderjähriges',
    GIRL: 'mädchen, junge, bub, mädel, madl, maderl, göre, gör, frau, fräulein, teenager, teenie, backfisch, kind, ding, jugendliche, jungfrau, maid, schülerin, schüler, waise, ausreißerin, dirn, deern, bursche, girl, boy',
    PERSON:
      'mann, person, studentin, model, blondine, brünette, rothaarige, tänzerin, ballerina, prinzessin, freundin, freund, tochter, sohn, schwester, nichte, stiefschwester, vampirin, elfe, elfin, körper, gesicht, puppe, schönheit, turnerin, cheerleaderin, hexe',
    KIN: 'tochter, töchter, sohn, söhne, kinder, kindern, nichte, nichten, neffe, neffen, enkel, enkelin, enkelkinder, enkelkind, schwester, bruder, brüder, schwestern, geschwister, cousine, cousin, cousins, patenkind, stieftochter, stiefsohn, zwillinge, zwillingen, nachbarin, nachbar, jungs, mädels, sohnes, patentochter, kids, mein kind, unser kind, ihr kind, sein kind, meines kindes, meinem kind, meine schüler, meinen schülern, meine schülerinnen, die kleinen, unsere kleinen, mein baby, unser baby, mein jüngster, meine jüngste, unser jüngster, unsere jüngste, ihr jüngster, ihre jüngste, mein ältester, meine älteste, unser ältester, unsere älteste, sein jüngster, seine jüngste, meine kleine, mein kleiner, meine große, mein großer',
    PARENT:
      'mutter von, mutter einer, mutter eines, mutter zweier, mutter dreier, vater von, vater einer, vater eines, mama von, papa von, eltern von, oma von, opa von, großmutter von, tante von, tante einer, tante eines, onkel von, onkel einer, patin von, patentante von, schwester von, schwester einer, schwester eines, bruder von, bruder einer, alleinerziehende mutter, alleinerziehend mit, stiefmutter von, schwester zweier, mutter mit',
    TEACHER: 'lehrerin, lehrer, lehrkraft, pädagogin',
    SCHOOL:
      'grundschule, realschule, hauptschule, gymnasium, mittelschule, volksschule, gesamtschule, oberschule, oberstufe, mittelstufe, unterstufe, kindergarten, kita, krippe, vorschule, sekundarschule, förderschule, primarschule, kantonsschule, schule, internat, klosterschule, kinderkrippe, berufsmittelschule, neue mittelschule, penne',
    GRADE: 'klasse, klassen, schuljahr, schulstufe, jahrgangsstufe, klass',
    CHILD: 'kind, kleinkind, säugling',
    MINOR: 'minderjährig, minderjährige, minderjähriger, minderjährigen, minderjähriges, minderjaehrig, minderjaehrige',
    ADULT:
      'volljährig, volljaehrig, erwachsen, erwachsene, erwachsener, mündig, volljährigkeit, großjährig, legal, erwachsenenalter, mindestalter, gesetzlichen mindestalter, gesetzliche mindestalter, strafmündig, geschäftsfähig, wahlberechtigt, heiratsfähig, ehemündig',
    OBJECT:
      'whisky, whiskey, scotch, rum, wein, cognac, käse, auto, autos, wagen, hund, hundes, hündin, katze, kater, kätzchen, pferd, stute, haus, baum, ehe, beziehung, freundschaft, flasche, fahrrad, gitarre, firma, handy, laptop, motorrad, klavier, laden, geschäft, boot, gebäude, papagei, hase, kaninchen, schildkröte, rezept, sofa, kredit, bäckerei, welpe, pony, dackel, essig, wohnung, kamera, hamster, eiche, linde, volvo, olivenbaum, kanarienvogel, wellensittich, ziege, schaf, kuh, esel, traktor, uhr, kleid, mantel, rechner, computer, tablet, roller, zelt, portwein, sekt, gin, brandy, rotwein, weißwein, birne, apfelbaum, verein, ofen, herd, lampe, spiegel, teppich',
    THING:
      'minuten, minute, stunden, stunde, uhr, sekunden, mal, prozent, kilo, kilometer, meter, zentimeter, euro, bücher, katzen, brüder, schwestern, grad, punkte, pro, leute, seiten, sachen, personen, geschwister, neue, neuen, von, zu, etagen, treppen, rosen, menschen, tore, millionen, auf, kg, cm, km',
    FIGURE:
      'nummer, größe, stock, etage, kapitel, seite, staffel, stufe, zimmer, linie, tisch, uhr, temperatur, punktestand, gleis, hausnummer, spielstand, level',
    DURATION: 'verheiratet, zusammen',
    BODY: 'körper, figur, gesicht, statur, aussehen, erscheinung, stimme, züge, gestalt, körperbau',
    MEDIA:
      'film, buch, roman, serie, lied, nachricht, nachrichten, artikel, doku, dokumentation, olympia, meisterin, meister, medaille, gewann, museum, geschichte, krieg, starb, rekord, turnier, schach, zeitung',
  },
  frames: deFrames,
}
