// Given names that are common where the texts come from: what a threat in a title calls the person it means.
import { words } from './phrases.ts'

export const givenNames = words(
  `aaron abigail adam adrian aisha alan albert alex alexander alexandra alice alicia alison amanda amber amelia amy andrea andrew
  angela anita anna anne annie anthony antonio arthur ashley audrey barbara ben benjamin bernard beth bethany betty bill billy bob
  bobby bradley brandon brenda brian bruce bryan carl carla carlos carol caroline catherine charles charlie charlotte chloe chris
  christian christina christine christopher cindy claire clara claudia connor craig cynthia daniel daniela danny darren dave david
  dawn deborah dennis derek diana diane donald donna doris dorothy douglas dylan edward eileen elaine eleanor elena eli elias
  elizabeth ella ellen emily emma eric erica erin ethan eugene eva evan evelyn fatima fiona florence frances francis frank fred
  gabriel gareth gary gavin george georgia gerald gina gloria gordon graham greg gregory hannah harold harriet harry heather hector
  helen henry howard hugo ian ibrahim irene isaac isabel isabella ivan jack jacob jake james jamie jan jane janet jason jean jeff
  jeffrey jennifer jenny jeremy jerry jessica jim jimmy joan joanna joanne joe joel john johnny jonathan jordan jose joseph josh
  joshua joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen kathryn katie keith kelly ken kenneth
  kevin kim kimberly kyle larry laura lauren laurence leah leo leon leonard leslie lewis liam linda lisa liz logan louis louise lucas
  lucy luis luke madison marcus margaret maria marie marilyn martha martin mary mason matt matthew maureen megan melanie melissa
  mia michael michelle miguel mike mohammed molly monica muhammad nancy naomi natalie natasha nathan neil nicholas nick nicola nicole
  nigel nina noah nora norman oliver olivia omar oscar pamela patricia patrick paul paula pedro peter philip phillip rachel ralph
  raymond rebecca richard rita robert robin rodney roger ronald rosemary roy russell ruth ryan sally sam samantha samuel sandra sara
  sarah scott sean sebastian sharon shaun sheila shirley simon sofia sophia sophie stacey stanley stella stephanie stephen steve
  steven stuart susan suzanne sylvia tara ted teresa terry theresa thomas tim timothy tina todd tom tony tracey tracy trevor tyler
  valerie vanessa veronica victor victoria vincent virginia vivian walter wayne wendy william yusuf yvonne zachary zoe`,
  'andreas anja anke birgit dieter dirk elke erika franz fritz gerhard gisela günter hans heike heinz helga horst ingrid jens jochen',
  'jörg jürgen katja klaus lena lukas manfred markus matthias monika petra rainer renate sabine silke stefan stefanie susanne sven',
  'tanja thorsten tobias torsten ulrich ursula uwe werner wolfgang antoine aurélie bernadette camille cécile chantal chloé claude',
  'céline didier dominique élodie émilie françois françoise gérard guillaume hélène isabelle jacques jérôme julien laurent léa luc',
  'manon marc mathieu mathilde mélanie michel monique nathalie nicolas olivier pascal philippe pierre rené sandrine sébastien',
  'stéphane sylvie thierry valérie véronique xavier yves alejandro ana ángel carmen cristina diego enrique fernando francisco',
  'gonzalo javier jesús jorge josé lucía manuel marta mercedes pablo pilar rafael ramón raquel ricardo roberto rocío rosa sergio',
  'alessandro alessia chiara davide elisa fabio federica francesca francesco giorgio giovanni giulia giuseppe lorenzo luca marco',
  'matteo paolo riccardo salvatore silvia simone stefano valentina joão beatriz bruna inês joana luís mariana rodrigo tiago vitor',
  'anneke daan femke hendrik jeroen joost kees maarten marieke pieter saskia sanne wouter agnieszka andrzej ewa jakub jerzy joanna',
  'katarzyna krzysztof maciej magdalena małgorzata paweł piotr stanisław tomasz wojciech zofia',
)
